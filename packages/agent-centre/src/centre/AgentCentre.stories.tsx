import { getConsolidatedInfo, listAnnouncements } from '@perya/api-client';
import { storyState, wireNotice, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { fn } from 'storybook/test';

import { AgentCentre } from './AgentCentre';
import { catalogue } from '../locales';
import { teamCatalogue } from '../team/locales';
import { teamOf } from '../team/testWire';

const platform = (fake: FakePlatform) =>
  void teamOf(fake)
    .on(listAnnouncements, () => wirePage([wireNotice({ title: 'Wages are paid at noon' })]))
    .on(getConsolidatedInfo, () => ({
      dailySalaryRequirementType: 'ACTIVE' as const,
      dividendTypeRequirement: 'OFFERED' as const,
      contractHourlySalaryRequirement: 'ENDED' as const,
      realTimeSalaryRequirementType: 'ACTIVE' as const,
    }));

const meta = {
  title: 'Agents/Team/AgentCentre',
  component: AgentCentre,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, teamCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform,
  },
  args: {
    page: 'agentTeamOverview',
    onClose: fn(),
    linkTo: (page, params = {}) => (
      <Link to={`?${new URLSearchParams({ agent: page, ...params }).toString()}`} />
    ),
    securityLink: <Link to="?member=securityCenter" />,
    uplineLink: <Link to="?member=transferUpline" />,
  },
} satisfies Meta<typeof AgentCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Announcements: Story = { args: { page: 'announcement' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

/** An agent without any kind of contract: the four records aren't listed. */
export const WithoutContracts: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      platform(fake);
      fake.on(getConsolidatedInfo, () => ({}));
    },
  },
};

export const Failed: Story = {
  args: { page: 'announcement' },
  parameters: storyState.failed(listAnnouncements),
};
