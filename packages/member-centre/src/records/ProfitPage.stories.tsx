import { getProfitReport } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import { todayIn } from '@perya/rules/time';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { recordsCatalogue } from './locales';
import { ProfitPage } from './ProfitPage';
import { profitValue } from './testWire';

const today = todayIn('Asia/Manila', Date.now());

const meta = {
  title: 'Money/Records/ProfitPage',
  component: ProfitPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => {
      fake.on(getProfitReport, () =>
        profitValue(today, [
          [200, 150],
          [40, 480],
          [100, 0],
          [320, 300],
        ]),
      );
    },
  },
} satisfies Meta<typeof ProfitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VietnameseOnAPhone: Story = {
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const AYear: Story = { parameters: { route: { path: '/', url: '/?days=365' } } };

export const LongNumbers: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getProfitReport, () => profitValue(today, [[9_999_999_999.99, 0]])),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: storyState.answered(getProfitReport, profitValue(today, [])),
};

export const Loading: Story = { parameters: storyState.loading(getProfitReport) };

export const Failed: Story = { parameters: storyState.failed(getProfitReport) };
