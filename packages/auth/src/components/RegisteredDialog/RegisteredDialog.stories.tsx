import { claimReward, getRegisterSettings, listRewards } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { newRewards, SETTINGS, signInPlatform, wireNewReward } from '../../testing';
import { RegisteredDialog } from './RegisteredDialog';

const meta = {
  title: 'Account/Registration/RegisteredDialog',
  component: RegisteredDialog,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: signInPlatform,
    session: { account: 'lola99' },
  },
  args: { open: true, account: 'lola99', onClose: fn() },
} satisfies Meta<typeof RegisteredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type Rewards = Parameters<typeof newRewards>;
type Terms = Partial<(typeof SETTINGS)['rewards']>;

/** A platform on which the new member has these rewards. */
const withRewards = (rewards: Rewards, terms: Terms = {}) => ({
  platform: (fake: FakePlatform) => {
    signInPlatform(fake);
    let list = rewards;
    fake
      .on(getRegisterSettings, () => ({ ...SETTINGS, rewards: { ...SETTINGS.rewards, ...terms } }))
      .on(listRewards, () => newRewards(...list))
      .on(claimReward, ({ id }) => {
        const claimed = list.find((each) => each.id === id) ?? wireNewReward();
        list = list.map((each) =>
          each.id === id ? { ...each, state: 'PROCESS', isClaimable: false } : each,
        );
        return { prize: claimed.prize, currency: 'PHP', claimedAt: Date.UTC(2026, 0, 15, 5) };
      });
  },
});

const NO_PRIZE = { points: 0, amount: null, spins: null } as const;

export const Default: Story = { parameters: withRewards([wireNewReward()]) };

/** Also for a contact, in free spins. */
export const TwoRewards: Story = {
  parameters: withRewards([
    wireNewReward(),
    wireNewReward({
      id: 'R2',
      kind: 'CONTACT',
      prize: {
        ...NO_PRIZE,
        kind: 'FREE_SPINS',
        spins: { count: 10, stake: '1.00', gameId: 'g-1', gameName: 'Lantern Night' },
      },
      turnover: null,
      winningsMultiple: 5,
    }),
  ]),
};

/** Points can be spent without a turnover. */
export const Points: Story = {
  parameters: withRewards([
    wireNewReward({ prize: { ...NO_PRIZE, kind: 'POINTS', points: 200 }, turnover: null }),
  ]),
};

/** The brand gives nothing to new members. */
export const WithoutRewards: Story = {
  parameters: withRewards([], { registration: null, contact: null, welcome: null }),
};

export const LoadingRewards: Story = { parameters: storyState.loading(listRewards) };

export const FailedRewards: Story = { parameters: storyState.failed(listRewards) };

/** The member's data hasn't loaded. */
export const WithoutAccount: Story = { args: { account: null } };

export const LongName: Story = { args: { account: 'w'.repeat(64) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
