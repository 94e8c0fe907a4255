import { LOTTERIES } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { regionalCatalogue } from './locales';
import { ProvinceList } from './ProvinceList';
import { regionToday } from '../queries/provinces';

const ALL = LOTTERIES.filter(({ region }) => region !== undefined);

const HOUR = 3_600_000;
/** Today at the given hour in Hanoi, so that countdowns are in the future. */
const today = (hours: number) => {
  const day = Math.floor((Date.now() + 7 * HOUR) / (24 * HOUR));
  return day * 24 * HOUR + (hours - 7) * HOUR;
};

const before = today(15);
const after = today(17);

const meta = {
  title: 'Play/Lottery/Regional/ProvinceList',
  component: ProvinceList,
  parameters: { catalogues: [regionalCatalogue], route: { url: '/vnlottery' } },
  args: {
    provinces: regionToday(ALL, 'south', before),
    current: regionToday(ALL, 'south', before).today[0]?.lottery.code ?? '',
    now: before,
    addressOf: (code) => `/vnlottery?gameCode=${code}`,
  },
} satisfies Meta<typeof ProvinceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheDraw: Story = {};

export const AfterTheDraw: Story = {
  args: { provinces: regionToday(ALL, 'south', after), now: after },
};

export const AnotherDay: Story = {
  args: { current: regionToday(ALL, 'south', before).others[4]?.lottery.code ?? '' },
};

export const Phone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
