import {
  exportBettingRecord,
  getBet,
  getBetDetail,
  getBettingRecord,
  listPlayed,
  type WireValueOf,
} from '@perya/api-client';
import { storyState, wireBet, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BettingRecordPage } from './BettingRecordPage';
import { recordsCatalogue } from './locales';
import { BET_TOTALS, PLAYED_FILTER_OPTIONS, SEALED_DRAW, BET_WITH_TICKET } from './testWire';

const NO_TOTALS = { bets: 0, stake: '0.00', payout: '0.00', result: '0.00', turnover: '0.00' };

const threeBets = [
  wireBet({ id: '7' }),
  wireBet({ id: '6', status: 'LOST', payout: '0.00', result: '-20.00' }),
  wireBet({ id: '5', status: 'OPEN', payout: '0.00', result: '0.00', settledAt: null }),
];

function withBets(fake: FakePlatform) {
  fake
    .on(getBettingRecord, () => ({
      ...wirePage(threeBets),
      totalPages: 9,
      totalCount: 170,
      currency: 'PHP',
      totals: BET_TOTALS,
    }))
    .on(listPlayed, () => PLAYED_FILTER_OPTIONS)
    .on(getBet, () => BET_WITH_TICKET)
    .on(getBetDetail, () => [SEALED_DRAW])
    .on(exportBettingRecord, ({ after }) => ({
      currency: 'PHP',
      rows: after === undefined ? threeBets : [wireBet({ id: '4' })],
      totalCount: 4,
      next: after === undefined ? '5' : null,
    }));
}

const meta = {
  title: 'Money/Records/BettingRecordPage',
  component: BettingRecordPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: withBets,
  },
} satisfies Meta<typeof BettingRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Details: Story = { parameters: { route: { path: '/', url: '/?bet=7' } } };

export const DetailsOnAPhone: Story = {
  ...Details,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

const PAID_BET = wireBet({
  id: '7',
  category: 'LOTT',
  status: 'PAID',
  stake: '20.00',
  payout: '18.40',
  result: '-1.60',
});

const LINE = {
  playType: 'sum-sides',
  unit: 1000,
  multiple: 1,
  rebate: 0,
  bets: 1,
  stake: '10.00',
  rebatePaid: '0.00',
};

const { roundId, placedAt } = PAID_BET;

const PAID_TICKET: WireValueOf<typeof getBet>['ticket'] = {
  id: roundId,
  orderId: 'o-1',
  lottery: 'FIVE_1M',
  lotteryName: 'Five in a Minute',
  draw: '20261121-0240',
  drawsAt: placedAt,
  locksAt: placedAt,
  placedAt,
  settledAt: placedAt,
  currency: 'PHP',
  stake: '20.00',
  payout: '18.40',
  state: 'PAID',
  chaseNumber: 1,
  chaseCount: 1,
  stopsOnWin: false,
  canCancel: false,
  tiers: [{ prize: 'numbers', numbers: ['9', '8', '7', '6', '5'] }],
  lines: [
    {
      ...LINE,
      numbers: 'big',
      payout: '18.40',
      wins: [{ tier: 'big', bets: 1, amount: '18.40' }],
    },
    { ...LINE, numbers: 'small', payout: '0.00', wins: [] },
  ],
};

/** A lottery bet of two lines, of which one lost. */
export const DetailsOfABetThatPaidLessThanItsStake: Story = {
  parameters: {
    ...Details.parameters,
    platform: (fake: FakePlatform) => {
      withBets(fake);
      fake
        .on(getBetDetail, () => [])
        .on(getBet, () => ({ currency: 'PHP', bet: PAID_BET, ticket: PAID_TICKET }));
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThaiOnAPhone: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(getBettingRecord) };

export const Empty: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake
        .on(listPlayed, () => ({ vendors: [], games: [] }))
        .on(getBettingRecord, () => ({ ...wirePage([]), currency: 'PHP', totals: NO_TOTALS })),
  },
};

export const Failed: Story = { parameters: storyState.failed(getBettingRecord) };
