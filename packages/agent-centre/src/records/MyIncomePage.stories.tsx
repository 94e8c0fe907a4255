import { getMyIncome } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { MyIncomePage } from './MyIncomePage';
import { recordsCatalogue } from './locales';
import { emptyReports, hugeReports, reportsOf } from './testWire';

const meta = {
  title: 'Agents/Records/MyIncomePage',
  component: MyIncomePage,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void reportsOf(fake),
  },
} satisfies Meta<typeof MyIncomePage>;

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

export const Loading: Story = { parameters: storyState.loading(getMyIncome) };

export const Failed: Story = { parameters: storyState.failed(getMyIncome) };
