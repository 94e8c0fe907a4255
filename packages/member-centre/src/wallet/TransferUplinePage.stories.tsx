import { getUplineTerms, transferToUpline } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { walletCatalogue } from './locales';
import { TransferUplinePage } from './TransferUplinePage';

const TERMS = {
  upline: 'agent02',
  currency: 'PHP',
  balance: '10000.00',
  turnoverLeft: '0.00',
  transferable: '10000.00',
  min: '10.00',
  max: '50000.00',
  perDay: '200000.00',
  leftToday: '200000.00',
  hasPaymentPassword: true,
};

const terms =
  (over: Partial<typeof TERMS> = {}) =>
  (fake: FakePlatform) =>
    fake
      .on(getUplineTerms, () => ({ ...TERMS, ...over }))
      .on(transferToUpline, ({ amount, paymentPassword }) =>
        paymentPassword === '123456'
          ? { id: 't-1', amount, currency: 'PHP', upline: 'agent02' }
          : reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
      );

const meta = {
  title: 'Money/Transfers/TransferUplinePage',
  component: TransferUplinePage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, walletCatalogue],
    session: {},
    platform: terms(),
  },
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
} satisfies Meta<typeof TransferUplinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const TurnoverLeft: Story = {
  parameters: { platform: terms({ turnoverLeft: '9900.00', transferable: '100.00' }) },
};

export const NothingToTransfer: Story = {
  parameters: { platform: terms({ balance: '0.00', transferable: '0.00' }) },
};

export const NoPaymentPassword: Story = {
  parameters: { platform: terms({ hasPaymentPassword: false }) },
};

export const LongNumbersAndNames: Story = {
  parameters: {
    platform: terms({
      upline: 'averyveryverylongagentaccountname01',
      balance: '9876543210.99',
      transferable: '9876543210.99',
      max: '9999999999.99',
      perDay: '9999999999.99',
      leftToday: '9999999999.99',
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(getUplineTerms) };

export const NotAllowed: Story = {
  parameters: storyState.answered(
    getUplineTerms,
    reject(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled'),
  ),
};
