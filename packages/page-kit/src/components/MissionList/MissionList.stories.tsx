import { claimMission, type Mission } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../../locales';
import { MissionList } from './MissionList';

const NOON = Date.UTC(2026, 0, 15, 4);

const mission = (over: Partial<Mission> = {}): Mission => ({
  id: 'daily-bets',
  title: 'Play five rounds today',
  category: null,
  status: 'open',
  period: 'daily',
  measure: 'bets',
  progress: '3',
  goal: '5',
  currency: 'PHP',
  reward: null,
  rewardPoints: 20,
  rewardTickets: 0,
  endsAt: NOON,
  ...over,
});

const meta = {
  title: 'Page blocks/Data/MissionList',
  component: MissionList,
  parameters: {
    catalogues: [pageKitCatalogue],
    session: {},
    platform: (fake: FakePlatform) =>
      fake.on(claimMission, () => ({
        amount: '5.00',
        currency: 'PHP',
        points: 20,
        tickets: 0,
        claimedAt: NOON,
      })),
  },
  args: {
    missions: [
      mission(),
      mission({
        id: 'daily-wins',
        title: 'Win three times on slots today',
        category: 'RNG',
        status: 'done',
        measure: 'wins',
        progress: '3',
        goal: '3',
        reward: { minor: 5_00, currency: 'PHP' } as Mission['reward'],
      }),
      mission({
        id: 'once-first-bet',
        title: 'Your first round',
        period: 'once',
        status: 'claimed',
        progress: '1',
        goal: '1',
        endsAt: null,
      }),
    ],
  },
} satisfies Meta<typeof MissionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A claim opens the site's warning instead of a request. */
export const TrialAccount: Story = { parameters: { session: { accountType: 'trial' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Empty: Story = { args: { missions: [] } };

export const LongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    missions: [
      mission({
        title: 'Isang napakahabang pamagat ng misyon na hindi kasya sa isang linya '.repeat(2),
        status: 'done',
        measure: 'turnover',
        progress: '9999999999.99',
        goal: '9999999999.99',
        rewardPoints: 999_999_999,
        rewardTickets: 999,
        reward: { minor: 99_999_999_999, currency: 'PHP' } as Mission['reward'],
      }),
    ],
  },
};
