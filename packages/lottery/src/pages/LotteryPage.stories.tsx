import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../catalogues';
import { clearDesks } from '../desk/state/useDesk';
import { withDesk } from '../desk/testDesk';
import { withMenus } from '../menu/testMenu';
import { resetOrders } from '../slip/orders';
import { LotteryPage } from './LotteryPage';

const meta = {
  title: 'Play/Lottery/Betting/LotteryPage',
  component: LotteryPage,
  parameters: {
    layout: 'fullscreen',
    catalogues,
    platform: (fake: FakePlatform) => withDesk(fake),
    route: { url: '/lottery?gameCode=PH_6_42' },
  },
  beforeEach: () => {
    clearDesks();
    resetOrders();
    sessionStorage.clear();
  },
} satisfies Meta<typeof LotteryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLottery: Story = { parameters: { route: { url: '/lottery' } } };

export const Unknown: Story = { parameters: { route: { url: '/lottery?gameCode=NOWHERE' } } };

export const Phone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const RecentlyPlayed: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    session: {},
    platform: (fake: FakePlatform) =>
      withMenus(withDesk(fake), { recent: ['PH_6_42', 'FIVE_5M', 'VN_HUE'] }),
  },
};
