import { listFreeSpins, listPromotions, listRewards } from '@perya/api-client';
import { storyState, wirePromotion, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from './locales';
import { CLAIMED, rewards, TO_CLAIM, wireFreeSpins, wireReward } from './rewardsTesting';
import { RewardCentrePage } from './RewardCentrePage';

const meta = {
  title: 'Rewards/Reward center/RewardCentrePage',
  component: RewardCentrePage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => rewards(fake),
  },
} satisfies Meta<typeof RewardCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading([listRewards, listFreeSpins]) };

export const Failed: Story = { parameters: storyState.failed(listRewards) };

export const Empty: Story = {
  parameters: { platform: (fake: FakePlatform) => rewards(fake, [], [], []) },
};

export const PromotionsFailed: Story = { parameters: storyState.failed(listPromotions) };

/** Turnover and deadline of each kind of prize, before the claim. */
export const BeforeTheClaim: Story = {
  parameters: { platform: (fake: FakePlatform) => rewards(fake, undefined, TO_CLAIM, []) },
};

export const BeforeTheClaimOnAPhone: Story = {
  ...BeforeTheClaim,
  globals: { language: 'FIL', viewport: { value: 'phone' }, theme: 'dark' },
};

/** The same rewards afterwards. */
export const AfterTheClaim: Story = {
  parameters: { platform: (fake: FakePlatform) => rewards(fake, [], CLAIMED, []) },
};

export const NothingWaits: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      rewards(
        fake,
        [],
        [wireReward({ title: 'First steps', state: 'JOINED', isClaimable: false })],
        [],
      ),
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      rewards(
        fake,
        [
          wirePromotion({
            title: 'Pinakamahabang-pangalan-ng-promosyon-na-hindi-mapuputol '.repeat(3),
            state: 'ISSUED',
            bonus: '9999999999.99',
            currency: 'PHP',
          }),
        ],
        [
          wireReward({
            title: 'Pinakamahabang-pangalan-ng-antas-na-hindi-mapuputol '.repeat(2),
            prize: { kind: 'CASH', points: 0, amount: '9999999999.99', spins: null },
            turnover: { required: '9999999999.99', done: '8888888888.88' },
          }),
        ],
        [
          wireFreeSpins({
            game: {
              ...wireFreeSpins().game,
              name: 'Pinakamahabang-pangalan-ng-laro-na-hindi-mapuputol '.repeat(2),
            },
            spins: 999_999,
            spinsLeft: 999_998,
            won: '9999999999.99',
          }),
        ],
      ),
  },
};
