import type { FakePlatform } from '@perya/api-client/testing';
import { LOTTERIES } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { regionalCatalogues } from '../catalogues';
import { withDesk } from '../desk/testDesk';
import { withMenus } from '../menu/testMenu';
import { clearDesks } from '../desk/state/useDesk';
import { resetOrders } from '../slip/orders';
import { RegionalLotteryPage } from './RegionalLotteryPage';

const meta = {
  title: 'Play/Lottery/Regional/RegionalLotteryPage',
  component: RegionalLotteryPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: regionalCatalogues,
    platform: (fake: FakePlatform) => withDesk(fake),
    route: { url: '/vnlottery?gameCode=VN_NORTH' },
  },
  beforeEach: () => {
    clearDesks();
    resetOrders();
    sessionStorage.clear();
  },
} satisfies Meta<typeof RegionalLotteryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const North: Story = {};

export const South: Story = {
  parameters: { route: { url: '/vnlottery?gameCode=VN_HO_CHI_MINH' } },
};

export const Tables: Story = {
  parameters: { route: { url: '/vnlottery?gameCode=VN_NORTH&view=results' } },
};

const MEMBER = { session: {} };

/** Of the center, the brand offers only Huế. */
export const FewLotteries: Story = {
  parameters: {
    route: { url: '/vnlottery?gameCode=VN_HUE' },
    platform: (fake: FakePlatform) =>
      withMenus(withDesk(fake), {
        off: LOTTERIES.filter(({ code, region }) => region === 'central' && code !== 'VN_HUE').map(
          ({ code }) => code,
        ),
      }),
  },
};

export const Unknown: Story = {
  parameters: { route: { url: '/vnlottery?gameCode=VN_NOWHERE' } },
};

export const RecentlyPlayed: Story = {
  parameters: {
    ...MEMBER,
    platform: (fake: FakePlatform) => withMenus(withDesk(fake), { recent: ['VN_HUE'] }),
  },
};

export const NeverPlayed: Story = { parameters: MEMBER };

/** A draw of this province is open: other views aren't affected. */
export const OneDraw: Story = {
  parameters: { route: { url: '/vnlottery?gameCode=VN_NORTH&view=results&draw=20261101' } },
};

export const Phone: Story = { globals: { language: 'VI', viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };
