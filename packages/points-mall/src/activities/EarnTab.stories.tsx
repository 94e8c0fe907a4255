import { getCheckIn, getMissionSummary } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { checkIns, missions, wireCheckIn, wireMission } from './activitiesTesting';
import { EarnTab } from './EarnTab';
import { activitiesCatalogue } from './locales';

const earn = (fake: FakePlatform) => missions(checkIns(fake));

const meta = {
  title: 'Rewards/Points mall/EarnTab',
  component: EarnTab,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, activitiesCatalogue],
    session: {},
    platform: earn,
  },
} satisfies Meta<typeof EarnTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Guest: Story = { parameters: { session: null } };

export const CheckedIn: Story = {
  parameters: {
    platform: (fake: FakePlatform) => earn(fake).on(getCheckIn, () => wireCheckIn(3, true)),
  },
};

export const WholeRow: Story = {
  parameters: {
    platform: (fake: FakePlatform) => earn(fake).on(getCheckIn, () => wireCheckIn(7, true)),
  },
};

export const Loading: Story = { parameters: storyState.loading([getCheckIn, getMissionSummary]) };

export const Failed: Story = { parameters: storyState.failed(getCheckIn) };

export const Empty: Story = {
  parameters: { platform: (fake: FakePlatform) => missions(checkIns(fake, 0), []) },
};

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      missions(fake, [
        wireMission({
          title: 'Isang napakahabang pamagat ng misyon na hindi kasya sa isang linya '.repeat(2),
          status: 'DONE',
          rewardPoints: 999_999_999,
        }),
      ]).on(getCheckIn, () => ({
        ...wireCheckIn(6, false),
        total: 99_999,
        days: wireCheckIn(6, false).days.map((day) => ({ ...day, points: 9_999_999 })),
      })),
  },
};
