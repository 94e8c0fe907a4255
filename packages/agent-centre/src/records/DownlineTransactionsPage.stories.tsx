import { getDownlineTransactions } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { DownlineTransactionsPage } from './DownlineTransactionsPage';
import { recordsCatalogue } from './locales';
import { emptyReports, hugeReports, reportsOf } from './testWire';

const meta = {
  title: 'Agents/Records/DownlineTransactionsPage',
  component: DownlineTransactionsPage,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void reportsOf(fake),
  },
} satisfies Meta<typeof DownlineTransactionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const LongNumbersAndNames: Story = {
  parameters: { platform: (fake: FakePlatform) => void hugeReports(fake) },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: { platform: emptyReports },
};

export const Loading: Story = { parameters: storyState.loading(getDownlineTransactions) };

export const Failed: Story = { parameters: storyState.failed(getDownlineTransactions) };
