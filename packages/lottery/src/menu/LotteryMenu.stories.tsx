import { LOTTERIES } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../locales';
import { LotteryMenu } from './LotteryMenu';

const codes = [...new Set(LOTTERIES.map(({ menuGroup }) => menuGroup))];

const meta = {
  title: 'Play/Lottery/Betting/LotteryMenu',
  component: LotteryMenu,
  parameters: { catalogues: [catalogue] },
  args: {
    groups: codes.map((code) => ({
      code,
      name: code,
      games: LOTTERIES.filter(({ menuGroup }) => menuGroup === code).map((lottery) => ({
        code: lottery.code,
        name: lottery.name,
        accountTypeName: null,
        defaultPlayType: lottery.defaultPlayType,
        iconPath: null,
      })),
    })),
    current: 'PH_6_42',
    favourites: ['FIVE_1M', 'VN_NORTH'],
    addressOf: (code: string) => `/lottery?gameCode=${code}`,
    onFavourite: fn(),
  },
} satisfies Meta<typeof LotteryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoFavourites: Story = { args: { favourites: [] } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByText('No lotteries match your search.');
  },
};
