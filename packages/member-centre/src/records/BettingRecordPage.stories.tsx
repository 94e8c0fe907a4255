import {
  exportBettingRecord,
  getBet,
  getBetDetail,
  getBettingRecord,
  listPlayed,
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
  title: 'Member centre/BettingRecordPage',
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
