import { getReferral } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from '../locales';
import { referral } from '../rewardsTesting';
import { ReferralPage } from './ReferralPage';

const meta = {
  title: 'Rewards/Reward center/ReferralPage',
  component: ReferralPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => referral(fake),
  },
} satisfies Meta<typeof ReferralPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getReferral) };

export const Failed: Story = { parameters: storyState.failed(getReferral) };

export const Empty: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      referral(fake, { invited: 0, qualified: 0, earned: '0.00', claimable: '0.00' }),
  },
};

export const Closed: Story = {
  parameters: { platform: (fake: FakePlatform) => referral(fake, { isOpen: false }) },
};

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      referral(fake, {
        code: 'W'.repeat(64),
        rule: { measure: 'TURNOVER', goal: '500.00', reward: '150.00', turnoverMultiple: 3 },
        earned: '9999999999.99',
        claimable: '9999999999.99',
        invited: 1_234_567,
        tiers: [{ friends: 1_000_000, bonus: '9999999999.99', state: 'CLAIMABLE' }],
      }),
  },
};
