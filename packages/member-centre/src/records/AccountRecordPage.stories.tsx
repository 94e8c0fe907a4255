import { exportTransactionHistory, getTransactionHistory } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AccountRecordPage } from './AccountRecordPage';
import { recordsCatalogue } from './locales';
import { LONG_TRANSACTION, TRANSACTIONS, TRANSACTION_TOTALS } from './testWire';

const history = (list = TRANSACTIONS, totals = TRANSACTION_TOTALS) => ({
  ...wirePage(list),
  currency: 'PHP',
  totals,
});

const meta = {
  title: 'Money/Records/AccountRecordPage',
  component: AccountRecordPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => {
      fake
        .on(getTransactionHistory, () => ({ ...history(), totalPages: 3 }))
        .on(exportTransactionHistory, () => ({
          currency: 'PHP',
          rows: TRANSACTIONS,
          totalCount: TRANSACTIONS.length,
          next: null,
        }));
    },
  },
} satisfies Meta<typeof AccountRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const LongNumbers: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getTransactionHistory, () =>
        history([LONG_TRANSACTION], {
          transactions: 1,
          moneyIn: '9999999999.99',
          moneyOut: '0.00',
          net: '9999999999.99',
        }),
      ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: storyState.answered(
    getTransactionHistory,
    history([], { transactions: 0, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' }),
  ),
};

export const Loading: Story = { parameters: storyState.loading(getTransactionHistory) };

export const Failed: Story = { parameters: storyState.failed(getTransactionHistory) };
