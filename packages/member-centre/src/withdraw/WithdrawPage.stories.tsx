import {
  addPayoutAccount,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listPayoutAccounts,
  listWithdrawals,
  reportWithdrawalMissing,
  requestWithdrawal,
} from '@perya/api-client';
import {
  storyState,
  wirePage,
  wirePayoutAccount,
  wireWithdrawal,
  wireWithdrawalTerms,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { payoutsCatalogue } from '../payouts/locales';
import { wirePayoutAccounts } from '../payouts/payoutsTesting';
import { withdrawCatalogue } from './locales';
import { WithdrawPage } from './WithdrawPage';
import { wireWithdrawalDetail } from './withdrawTesting';

function platform(fake: FakePlatform) {
  fake
    .on(getWithdrawalTerms, () => wireWithdrawalTerms())
    .on(listPayoutAccounts, () => wirePayoutAccounts())
    .on(addPayoutAccount, () => wirePayoutAccount())
    .on(listWithdrawals, () =>
      wirePage([
        wireWithdrawal({ id: '503', state: 'REVIEWING', receiptDueAt: null }),
        wireWithdrawal({ id: '502', state: 'PAID', part: 2, parts: 3 }),
        wireWithdrawal({ id: '501', state: 'RECEIVED', receiptDueAt: null }),
      ]),
    )
    .on(requestWithdrawal, ({ amount }) => ({
      groupId: 'w-504',
      withdrawals: [wireWithdrawal({ id: '504', state: 'REQUESTED', amount })],
    }))
    .on(getWithdrawal, () => wireWithdrawalDetail())
    .on(confirmWithdrawal, () => null)
    .on(reportWithdrawalMissing, () => null);
}

const meta = {
  title: 'Money/Withdrawal/WithdrawPage',
  component: WithdrawPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, payoutsCatalogue, withdrawCatalogue],
    session: {},
    platform,
  },
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
} satisfies Meta<typeof WithdrawPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { viewport: { value: 'phone' }, language: 'TH' } };

const turnover = (fake: FakePlatform) => {
  platform(fake);
  const at = Date.UTC(2026, 0, 10, 4);
  fake.on(getWithdrawalTerms, () =>
    wireWithdrawalTerms({
      withdrawable: '0.00',
      deductions: [
        { reason: 'VENDOR_WALLETS', amount: '500.00' },
        { reason: 'TURNOVER', amount: '9500.00' },
      ],
      turnover: [
        { source: 'DEPOSIT', required: '1000.00', done: '1000.00', remaining: '0.00', since: at },
        { source: 'BONUS', required: '1500.00', done: '300.00', remaining: '1200.00', since: at },
        { source: 'FREE_SPINS', required: '40.00', done: '0.00', remaining: '40.00', since: at },
      ],
    }),
  );
};

export const TurnoverLeft: Story = { parameters: { platform: turnover } };

export const TurnoverLeftOnAPhone: Story = {
  ...TurnoverLeft,
  globals: { viewport: { value: 'phone' }, language: 'VI' },
};

export const NoAccountYet: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      platform(fake);
      fake
        .on(listPayoutAccounts, () => wirePayoutAccounts({ accounts: [], realName: null }))
        .on(listWithdrawals, () => wirePage([]));
    },
  },
};

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) => {
      platform(fake);
      fake
        .on(getWithdrawalTerms, () =>
          wireWithdrawalTerms({ balance: '123456789012.34', withdrawable: '123456789012.34' }),
        )
        .on(listWithdrawals, () =>
          wirePage([
            wireWithdrawal({
              amount: '123456789012.34',
              providerName: 'Cooperative Rural Development Bank of the Northern Provinces',
            }),
          ]),
        );
    },
  },
};

export const Loading: Story = {
  parameters: storyState.loading([getWithdrawalTerms, listPayoutAccounts, listWithdrawals]),
};

export const Failed: Story = {
  parameters: storyState.failed([getWithdrawalTerms, listPayoutAccounts, listWithdrawals]),
};
