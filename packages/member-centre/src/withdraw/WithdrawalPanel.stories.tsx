import {
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  reportWithdrawalMissing,
  type WireValueOf,
} from '@perya/api-client';
import { reject, storyState, wireWithdrawal, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withdrawCatalogue } from './locales';
import { WithdrawalPanel } from './WithdrawalPanel';
import { wireWithdrawalDetail } from './withdrawTesting';

const platform =
  (over: Partial<WireValueOf<typeof getWithdrawal>> = {}) =>
  (fake: FakePlatform) => {
    fake
      .on(getWithdrawal, () => wireWithdrawalDetail(over))
      .on(confirmWithdrawal, () => null)
      .on(reportWithdrawalMissing, () => null)
      .on(cancelWithdrawal, () => wireWithdrawal({ state: 'CANCELLED', receiptDueAt: null }));
  };

const meta = {
  title: 'Money/Withdrawal/WithdrawalPanel',
  component: WithdrawalPanel,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, withdrawCatalogue],
    session: {},
    platform: platform(),
  },
  args: { id: '501' },
} satisfies Meta<typeof WithdrawalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOON = Date.UTC(2026, 0, 15, 4);

export const AwaitingReceipt: Story = {};

export const AwaitingReceiptOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'TH' },
};

export const Requested: Story = {
  parameters: {
    platform: platform({
      state: 'REQUESTED',
      canCancel: true,
      receiptDueAt: null,
      timeline: [{ state: 'REQUESTED', by: 'MEMBER', reason: null, at: NOON }],
    }),
  },
};

export const Refused: Story = {
  parameters: {
    platform: platform({
      state: 'REFUSED',
      receiptDueAt: null,
      timeline: [
        { state: 'REQUESTED', by: 'MEMBER', reason: null, at: NOON },
        {
          state: 'REFUSED',
          by: 'DESK',
          at: NOON + 60_000,
          reason: 'The bank says that no account has this number. Check it and ask again.',
        },
      ],
    }),
  },
};

export const NotReceived: Story = {
  parameters: {
    platform: platform({
      state: 'NOT_RECEIVED',
      receiptDueAt: null,
      proofs: ['http://play.test/uploads/withdrawal/a.webp'],
    }),
  },
};

export const ForcedReceivedInParts: Story = {
  globals: { viewport: { value: 'phone' }, language: 'VI' },
  parameters: {
    platform: platform({
      state: 'FORCED_RECEIVED',
      receiptDueAt: null,
      parts: 3,
      timeline: [
        { state: 'PAID', by: 'DESK', reason: null, at: NOON },
        { state: 'FORCED_RECEIVED', by: 'PLATFORM', reason: null, at: NOON + 86_400_000 },
      ],
      group: [
        { id: '501', part: 1, state: 'FORCED_RECEIVED', amount: '50000.00' },
        { id: '502', part: 2, state: 'PAYING', amount: '50000.00' },
        { id: '503', part: 3, state: 'REFUSED', amount: '123456789.00' },
      ],
    }),
  },
};

export const Loading: Story = { parameters: storyState.loading(getWithdrawal) };

export const Unknown: Story = {
  parameters: storyState.answered(getWithdrawal, reject(404, 'UNKNOWN_WITHDRAWAL', 'not_found')),
};
