import { type Ticket } from '@perya/api-client';
import { parseMoney } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyLottery } from '../desk/testDesk';
import { catalogue } from '../locales';
import { DrawnTickets } from './DrawnTickets';

const money = (amount: string) => parseMoney(amount, 'PHP');
const NOON = Date.UTC(2026, 10, 21, 4);

const ticket: Ticket = {
  id: 't-1',
  orderId: 'o-1',
  lottery: 'PH_3D',
  lotteryName: '3D Lotto',
  draw: '20261121-1',
  drawsAt: NOON,
  locksAt: NOON,
  placedAt: NOON,
  settledAt: NOON,
  currency: 'PHP',
  stake: money('40.00'),
  payout: money('9200.00'),
  state: 'won',
  chaseNumber: 1,
  chaseCount: 1,
  stopsOnWin: false,
  canCancel: false,
  tiers: [{ prize: 'numbers', numbers: ['1', '3', '5'] }],
  lines: [
    {
      playType: 'straight',
      numbers: '1,2|3|4,5',
      unit: 1000,
      multiple: 1,
      rebate: 0,
      bets: 4,
      stake: money('40.00'),
      rebatePaid: money('0.00'),
      payout: money('9200.00'),
      wins: [{ tier: 'exact', bets: 1, amount: money('9200.00') }],
    },
  ],
};

const meta = {
  title: 'Play/Lottery/Tickets/DrawnTickets',
  component: DrawnTickets,
  parameters: { catalogues: [catalogue] },
  args: {
    lottery: storyLottery('PH_3D'),
    draw: { number: '20261121-1' },
    tickets: [ticket],
    onClose: fn(),
  },
} satisfies Meta<typeof DrawnTickets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {};

export const WonPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'TH' } };

export const Settling: Story = {
  args: { tickets: [{ ...ticket, state: 'open', payout: money('0.00') }] },
};

export const Lost: Story = {
  args: { tickets: [{ ...ticket, state: 'lost', payout: money('0.00') }] },
};

/** One ticket lost, the other paid less than its stake. */
export const PaidLessThanTheStake: Story = {
  args: {
    tickets: [
      { ...ticket, id: 't-2', state: 'lost', payout: money('0.00') },
      { ...ticket, state: 'paid', payout: money('18.40') },
    ],
  },
};

export const CalledOff: Story = {
  args: { tickets: [{ ...ticket, state: 'void', payout: money('40.00') }] },
};
