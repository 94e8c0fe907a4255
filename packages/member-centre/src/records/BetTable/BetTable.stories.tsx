import { type Bet, type BettingTotals, type Game } from '@perya/api-client';
import { loadedCatalogue } from '@perya/page-kit';
import { minorUnits } from '@perya/rules/money';
import { EmptyState } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { recordsCatalogue } from '../locales';
import { BetTable } from './BetTable';

const php = (minor: number) => ({ minor: minorUnits(minor), currency: 'PHP' });

function bet(id: number, change: Partial<Bet> = {}): Bet {
  return {
    id: `B${id}`,
    roundId: `R${id}`,
    gameId: 'g1',
    gameName: 'Parol Fortune',
    category: 'RNG',
    vendor: 'KW',
    vendorName: 'Kawayan',
    placedAt: Date.UTC(2026, 10, 21, 4, id),
    settledAt: Date.UTC(2026, 10, 21, 4, id),
    stake: php(20_00),
    payout: php(0),
    result: php(-20_00),
    turnover: php(20_00),
    status: 'lost',
    isSettledByPlatform: false,
    resume: null,
    ...change,
  };
}

const bets = [
  bet(5, { status: 'won', payout: php(1_250_00), result: php(1_230_00) }),
  bet(4),
  bet(3, { gameName: 'Carabao Derby', status: 'drawn', payout: php(20_00), result: php(0) }),
  bet(2, {
    gameName: 'Lantern Reef',
    category: 'FISH',
    status: 'open',
    settledAt: null,
    result: php(0),
  }),
  bet(1, { status: 'void', payout: php(20_00), result: php(0), turnover: php(0) }),
];

const totals: BettingTotals = {
  bets: 5,
  stake: php(100_00),
  payout: php(1_290_00),
  result: php(1_190_00),
  turnover: php(80_00),
};

const meta = {
  title: 'Money/Records/BetTable',
  component: BetTable,
  parameters: { catalogues: [loadedCatalogue, recordsCatalogue] },
  args: { bets, totals, isLoading: false, empty: <EmptyState title="No bets here yet" /> },
} satisfies Meta<typeof BetTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing that paid is called lost: not its status, its result or the totals, even to a screen reader. */
export const PaidLessThanTheStake: Story = {
  args: {
    bets: [bet(2, { status: 'paid', payout: php(4_00), result: php(-16_00) }), bet(1)],
    totals: { ...totals, bets: 2, stake: php(40_00), payout: php(4_00), result: php(-36_00) },
  },
};

const game: Game = {
  id: 'g1',
  nodeId: 'n1',
  code: 'G1',
  name: 'Parol Fortune',
  vendor: 'KW',
  vendorName: 'Kawayan',
  category: 'RNG',
  isHot: false,
  isNew: false,
  hasDemo: true,
  isVendorFolder: false,
  coverPath: '/art/cover/g-1',
};

const left = [
  bet(2, { status: 'open', settledAt: null, result: php(0), resume: game }),
  bet(1, { status: 'won', payout: php(55_00), result: php(35_00), isSettledByPlatform: true }),
];

/** One round is open for the player; the platform finished another after a timeout. */
export const LeftOpen: Story = { args: { bets: left, onResume() {} } };

export const LeftOpenWithoutAWayOn: Story = { args: { bets: left } };

export const LeftOpenThaiOnAPhone: Story = {
  ...LeftOpen,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { bets: [], totals: undefined, isLoading: true } };

export const Empty: Story = { args: { bets: [], totals: undefined } };

export const LongNumbers: Story = {
  args: {
    bets: [
      bet(1, {
        gameName: 'Đêm hội đèn lồng rực rỡ bên dòng sông Hương thơ mộng',
        vendorName: 'โรงละครโคมไฟแห่งค่ำคืน',
        stake: php(999_999_999_999),
        result: php(-999_999_999_999),
      }),
    ],
    totals: { ...totals, stake: php(999_999_999_999), result: php(-999_999_999_999) },
  },
};
