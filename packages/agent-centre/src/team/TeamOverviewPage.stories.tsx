import {
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
} from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { teamCatalogue } from './locales';
import { TeamOverviewPage } from './TeamOverviewPage';
import { emptyTeam, hugeTeam, teamOf } from './testWire';

const meta = {
  title: 'Agents/Team/TeamOverviewPage',
  component: TeamOverviewPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, teamCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void teamOf(fake),
  },
  args: {
    linkTo: (page, params = {}) => (
      <Link to={`?${new URLSearchParams({ agent: page, ...params }).toString()}`} />
    ),
  },
} satisfies Meta<typeof TeamOverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Empty: Story = {
  parameters: { platform: emptyTeam },
};

export const LongNumbersAndNames: Story = {
  parameters: { platform: (fake: FakePlatform) => void hugeTeam(fake) },
  globals: { viewport: { value: 'phone' } },
};

const CALLS = [getTeamOverview, getTeamTrend, getTeamByCategory, getTopDownlines];

export const Loading: Story = { parameters: storyState.loading(CALLS) };

export const Failed: Story = { parameters: storyState.failed(CALLS) };

/** A failed panel doesn't affect the others. */
export const OnePanelFailed: Story = { parameters: storyState.failed(getTeamByCategory) };
