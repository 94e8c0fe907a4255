import { getUserProfitLoss } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { UserProfitLossPage } from './UserProfitLossPage';
import { recordsCatalogue } from './locales';
import { emptyReports, hugeReports, reportsOf } from './testWire';

const meta = {
  title: 'Agents/Records/UserProfitLossPage',
  component: UserProfitLossPage,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void reportsOf(fake),
  },
} satisfies Meta<typeof UserProfitLossPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const OneLevelDown: Story = { parameters: { route: { path: '/', url: '/?teamOf=2' } } };

export const Found: Story = { parameters: { route: { path: '/', url: '/?teamSearch=juan' } } };

export const LongNumbersAndNames: Story = {
  parameters: { platform: (fake: FakePlatform) => void hugeReports(fake) },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: { platform: emptyReports },
};

export const Loading: Story = { parameters: storyState.loading(getUserProfitLoss) };

export const Failed: Story = { parameters: storyState.failed(getUserProfitLoss) };
