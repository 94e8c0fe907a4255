import { getBettingRecord } from '@perya/api-client';
import { wireBet, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { BettingRecordPage } from './BettingRecordPage';

const NO_TOTALS = { count: 0, stake: '0.00', payout: '0.00', winLoss: '0.00', turnover: '0.00' };

function threeBets(fake: FakePlatform) {
  fake.on(getBettingRecord, () => ({
    ...wirePage([wireBet({ betId: 'B1' }), wireBet({ betId: 'B2' }), wireBet({ betId: 'B3' })]),
    totalPages: 9,
    totalCount: 170,
    currency: 'PHP',
    totals: {
      count: 170,
      stake: '3400.00',
      payout: '3250.50',
      winLoss: '-149.50',
      turnover: '3400.00',
    },
  }));
}

const meta = {
  title: 'Member centre/BettingRecordPage',
  component: BettingRecordPage,
  parameters: { catalogues: [catalogue], session: {}, platform: threeBets },
} satisfies Meta<typeof BettingRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(getBettingRecord, 'hang') },
};

export const Empty: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getBettingRecord, () => ({ ...wirePage([]), currency: 'PHP', totals: NO_TOTALS })),
  },
};

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(getBettingRecord, 'server-error') },
};
