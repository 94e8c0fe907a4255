import { getTournament, listTournaments } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { tournaments, wireTournament } from './activitiesTesting';
import { activitiesCatalogue } from './locales';
import { TournamentsTab } from './TournamentsTab';

const meta = {
  title: 'Rewards/Points mall/TournamentsTab',
  component: TournamentsTab,
  parameters: {
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, activitiesCatalogue],
    session: {},
    route: { path: '/pointMall', url: '/pointMall?tab=tournaments' },
    platform: (fake: FakePlatform) => tournaments(fake),
  },
} satisfies Meta<typeof TournamentsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The URL of one tournament. */
const one = { path: '/pointMall', url: '/pointMall?tab=tournaments&tournament=lantern-race' };

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: storyState.answered(listTournaments, wirePage([])) };

export const Loading: Story = { parameters: storyState.loading(listTournaments) };

export const Failed: Story = { parameters: storyState.failed(listTournaments) };

export const Ladder: Story = { parameters: { route: one } };

export const LadderPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: one },
};

export const LadderGuest: Story = { parameters: { session: null, route: one } };

export const LadderLoading: Story = {
  parameters: { route: one, ...storyState.loading(getTournament) },
};

export const LadderFailed: Story = {
  parameters: { route: one, ...storyState.failed(getTournament) },
};

export const LadderEmpty: Story = {
  parameters: {
    route: one,
    platform: (fake: FakePlatform) => tournaments(fake, [wireTournament({ players: 0 })], []),
  },
};

export const LadderLongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    route: one,
    platform: (fake: FakePlatform) =>
      tournaments(
        fake,
        [
          wireTournament({
            title: 'Isang napakahabang pamagat ng paligsahan na hindi kasya sa isang linya',
            players: 9_999_999,
            isJoined: true,
          }),
        ],
        [
          {
            rank: 999_999,
            account: 'napakahabangpangalan***9',
            score: '9999999999.99',
            isSelf: true,
            prize: { kind: 'CASH', points: 0, amount: '999999999.99', spins: null },
          },
        ],
      ),
  },
};
