import { getRebates, listRebateClaims } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from '../locales';
import { rebates, wireRebate } from '../rewardsTesting';
import { RebatePage } from './RebatePage';

const meta = {
  title: 'Rewards/Reward center/RebatePage',
  component: RebatePage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => rebates(fake),
  },
} satisfies Meta<typeof RebatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getRebates) };

export const Failed: Story = { parameters: storyState.failed(getRebates) };

export const Empty: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      rebates(fake, [], '0.00').on(listRebateClaims, () => ({ ...wirePage([]), currency: 'PHP' })),
  },
};

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      rebates(
        fake,
        [wireRebate({ turnover: '9999999999.99', amount: '59999999.99' })],
        '59999999.99',
      ),
  },
};
