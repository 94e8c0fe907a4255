import { getMissionSummary } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rewardsCatalogue } from '../locales';
import { missions, wireMission } from '../rewardsTesting';
import { MissionsPage } from './MissionsPage';

const meta = {
  title: 'Rewards/Reward center/MissionsPage',
  component: MissionsPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rewardsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => missions(fake),
  },
} satisfies Meta<typeof MissionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getMissionSummary) };

export const Failed: Story = { parameters: storyState.failed(getMissionSummary) };

export const Empty: Story = {
  parameters: storyState.answered(getMissionSummary, []),
};

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      missions(fake, [
        wireMission({
          title: 'Isang napakahabang pamagat ng misyon na hindi kasya sa isang linya '.repeat(2),
          status: 'DONE',
          measure: 'TURNOVER',
          progress: '9999999999.99',
          goal: '9999999999.99',
          reward: '999999999.99',
        }),
      ]),
  },
};
