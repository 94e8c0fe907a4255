import { listComingDraws, type WireValueOf } from '@perya/api-client';
import { wireComingDraw, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { DrawStrip } from './DrawStrip';

type WireDraw = WireValueOf<typeof listComingDraws>[number];

const MINUTE = 60_000;

const draw = (at: number, lotteryName: string, more: Partial<WireDraw> = {}): WireDraw =>
  wireComingDraw({
    lottery: `L${at}`,
    lotteryName,
    locksAt: Date.now() + (at * 47 + 1) * MINUTE,
    drawsAt: Date.now() + (at * 47 + 16) * MINUTE,
    ...more,
  });

const latest = (prize: string, ...numbers: string[]) => ({
  number: '20261120',
  tiers: [{ prize, numbers }],
});

const draws = (...list: WireDraw[]) => {
  return (fake: FakePlatform) => fake.on(listComingDraws, () => list);
};

const meta = {
  title: 'Play/Finding games/DrawStrip',
  component: DrawStrip,
  args: { category: 'LOTT' },
  parameters: {
    catalogues: [filtersCatalogue],
    platform: draws(
      draw(0, '3D', { latest: latest('number', '407') }),
      draw(1, 'Lotto 6/42', {
        jackpot: '6350120.00',
        latest: latest('numbers', '03', '11', '17', '28', '35', '40'),
      }),
      draw(2, 'Hà Nội', { group: 'VN-NORTH', latest: latest('special', '40213') }),
      draw(3, 'Lotto 6/58', { jackpot: '148900250.50' }),
      draw(4, 'Bến Tre', { group: 'VN-SOUTH', latest: latest('special', '904417') }),
    ),
  },
} satisfies Meta<typeof DrawStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  globals: { language: 'TH' },
  parameters: {
    platform: draws(
      draw(0, 'สลากกินแบ่งโคมไฟแห่งเมืองซานเฟอร์นันโด', {
        jackpot: '999999999999.99',
        latest: latest('numbers', ...Array.from({ length: 20 }, (_, at) => String(at * 4 + 3))),
      }),
      draw(1, 'Xổ số kiến thiết miền Trung', { group: 'VN-CENTRAL' }),
    ),
  },
};

export const Vietnamese: Story = { globals: { language: 'VI' } };
