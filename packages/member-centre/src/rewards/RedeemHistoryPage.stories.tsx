import { listRedemptions } from '@perya/api-client';
import { storyState, wirePage, wireRedemption, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from './locales';
import { redemptions } from './rewardsTesting';
import { RedeemHistoryPage } from './RedeemHistoryPage';

const meta = {
  title: 'Rewards/Reward center/RedeemHistoryPage',
  component: RedeemHistoryPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => redemptions(fake),
  },
} satisfies Meta<typeof RedeemHistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(listRedemptions) };

export const Failed: Story = { parameters: storyState.failed(listRedemptions) };

export const Empty: Story = { parameters: storyState.answered(listRedemptions, wirePage([])) };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      redemptions(fake, [
        wireRedemption({
          rewardName: 'Napakahabang pangalan ng gantimpala '.repeat(5),
          quantity: 999,
          points: 999_999_999,
          status: 'REJECTED',
          note: 'Mahabang paliwanag kung bakit hindi ito natuloy. '.repeat(4),
        }),
      ]),
  },
};
