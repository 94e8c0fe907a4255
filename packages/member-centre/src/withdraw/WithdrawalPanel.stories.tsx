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
      .on(cancelWithdrawal, () => wireWithdrawal({ status: 'CANCELLED', receiptDueTime: null }));
  };

const meta = {
  title: 'Member centre/WithdrawalPanel',
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
      status: 'REQUESTED',
      canCancel: 1,
      receiptDueTime: null,
      timeline: [{ status: 'REQUESTED', operator: 'MEMBER', time: NOON }],
    }),
  },
};

export const Refused: Story = {
  parameters: {
    platform: platform({
      status: 'REFUSED',
      receiptDueTime: null,
      timeline: [
        { status: 'REQUESTED', operator: 'MEMBER', time: NOON },
        {
          status: 'REFUSED',
          operator: 'DESK',
          time: NOON + 60_000,
          reason: 'The bank says that no account has this number. Check it and ask again.',
        },
      ],
    }),
  },
};

export const NotReceived: Story = {
  parameters: {
    platform: platform({
      status: 'NOT_RECEIVED',
      receiptDueTime: null,
      proofs: ['http://play.test/uploads/withdrawal/a.webp'],
    }),
  },
};

export const ForcedReceivedInParts: Story = {
  globals: { viewport: { value: 'phone' }, language: 'VI' },
  parameters: {
    platform: platform({
      status: 'FORCED_RECEIVED',
      receiptDueTime: null,
      parts: 3,
      timeline: [
        { status: 'PAID', operator: 'DESK', time: NOON },
        { status: 'FORCED_RECEIVED', operator: 'PLATFORM', time: NOON + 86_400_000 },
      ],
      group: [
        { withdrawalId: '501', part: 1, status: 'FORCED_RECEIVED', amount: '50000.00' },
        { withdrawalId: '502', part: 2, status: 'PAYING', amount: '50000.00' },
        { withdrawalId: '503', part: 3, status: 'REFUSED', amount: '123456789.00' },
      ],
    }),
  },
};

export const Loading: Story = { parameters: storyState.loading(getWithdrawal) };

export const Unknown: Story = {
  parameters: storyState.answered(getWithdrawal, reject(404, 'UNKNOWN_WITHDRAWAL', 'not_found')),
};
