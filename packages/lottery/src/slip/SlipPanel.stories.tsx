import { type LotteryOffer } from '@perya/api-client';
import { readSelection } from '@perya/rules/lottery';
import { parseMoney, type CurrencyCode } from '@perya/rules/money';
import { useSiteConfig } from '@perya/site-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { multiplesOf } from '../desk/pricing/chase';
import type { SlipLine } from '../desk/state/desk';
import { priceLine, sumOf, type PricingContext } from '../desk/pricing/pricing';
import { DepositLink } from '../desk/DepositLinkTesting';
import { storyLottery } from '../desk/testDesk';
import { catalogue } from '../locales';
import { LotteryContext } from '../words/selectionText';
import { SlipPanel } from './SlipPanel';

const NOON = Date.UTC(2026, 10, 21, 4);
const HOUR = 3_600_000;
const lottery = storyLottery('PH_3D');
const till: PricingContext = { lottery, mode: 'SEA', currency: 'PHP' };
const money = (amount: string) => parseMoney(amount, 'PHP');

/** The offer in another currency, with the same amounts. */
const offerIn = (currency: CurrencyCode, given: LotteryOffer): LotteryOffer => ({
  ...given,
  currency,
  minStake: { ...given.minStake, currency },
  maxStake: { ...given.maxStake, currency },
  maxDrawStake: { ...given.maxDrawStake, currency },
  maxPayout: { ...given.maxPayout, currency },
});

const draws = Array.from({ length: 12 }, (_, index) => ({
  number: `202611${21 + Math.floor((index + 1) / 3)}-${((index + 1) % 3) + 1}`,
  drawsAt: NOON + (index * 8 + 5) * HOUR,
  locksAt: NOON + (index * 8 + 4.75) * HOUR,
  commitment: 'c0'.repeat(32),
}));

const offer: LotteryOffer = {
  lottery: lottery.code,
  lotteryName: lottery.name,
  prizeMode: 'SEA',
  isOpen: true,
  draws,
  maxChaseDraws: 30,
  maxMultiple: 10_000,
  currency: 'PHP',
  minStake: money('1.00'),
  maxStake: money('100000.00'),
  maxDrawStake: money('200000.00'),
  maxPayout: money('5000000.00'),
  jackpot: null,
};

const line = (id: number, playType: string, numbers: string, multiple = 1): SlipLine => ({
  id,
  playType,
  selection: readSelection(numbers),
  unit: 1000,
  multiple,
  rebate: 0,
});

const lines = [line(1, 'straight', '1,2|3|4,5'), line(2, 'rambolito', '123,887,045', 5)].map(
  (each) => priceLine(each, till),
);

const meta = {
  title: 'Play/Lottery/Betting/SlipPanel',
  component: SlipPanel,
  render: function InBrandCurrency(args) {
    const { currency } = useSiteConfig().brand;
    return <SlipPanel {...args} offer={offerIn(currency, args.offer)} />;
  },
  decorators: [
    (Story) => (
      <LotteryContext value={lottery}>
        <div style={{ maxWidth: 400 }}>
          <Story />
        </div>
      </LotteryContext>
    ),
  ],
  parameters: { catalogues: [catalogue] },
  args: {
    offer,
    lines,
    chase: null,
    sum: sumOf(lines, null),
    editing: null,
    draw: draws[0]?.number ?? null,
    draws,
    isLocked: false,
    obstacle: null,
    order: { status: 'idle' },
    balance: 10_000_00,
    isGuest: false,
    deposit: <DepositLink />,
    on: {
      edit: fn(),
      remove: fn(),
      clear: fn(),
      chase: fn(),
      moveToNextDraw: fn(),
      place: fn(),
      checkAgain: fn(),
      showTickets: fn(),
      dismissOrder: fn(),
    },
  },
} satisfies Meta<typeof SlipPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'TH' } };

export const Empty: Story = {
  args: { lines: [], sum: sumOf([], null), draw: null, obstacle: { kind: 'empty' } },
};

const chase = { multiples: multiplesOf('doubling', 5, 10_000), stopOnWin: true };

export const Chasing: Story = { args: { chase, sum: sumOf(lines, chase) } };

export const Editing: Story = { args: { editing: 2 } };

export const Locked: Story = {
  args: { draw: '20261121-1', isLocked: true, obstacle: { kind: 'locked' } },
};

export const Insufficient: Story = {
  args: { balance: 50_00, obstacle: { kind: 'balance', amount: 140_00 } },
};

export const OverTheLimit: Story = {
  args: { obstacle: { kind: 'draw-stake', amount: 200_000_00, staked: 199_950_00 } },
};

export const Capped: Story = {
  args: { offer: { ...offer, maxPayout: money('1000.00') } },
};

export const Guest: Story = { args: { isGuest: true, balance: null } };

export const Sending: Story = { args: { order: { status: 'sending' } } };

export const Checking: Story = { args: { order: { status: 'checking' } } };

export const Unknown: Story = { args: { order: { status: 'unknown' } } };

export const NotSent: Story = { args: { order: { status: 'not-sent' } } };

export const Refused: Story = {
  args: { order: { status: 'refused', error: { key: 'insufficient_balance' } } },
};

export const Placed: Story = {
  args: {
    lines: [],
    sum: sumOf([], null),
    draw: null,
    obstacle: { kind: 'empty' },
    order: { status: 'placed', order: { orderId: 'o-1', tickets: [] } },
  },
};

export const Closed: Story = {
  args: { offer: { ...offer, isOpen: false }, obstacle: { kind: 'closed' } },
};
