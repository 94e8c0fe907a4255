import { listAnnouncements } from '@perya/api-client';
import { wireNotice, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { fn } from 'storybook/test';

import { AgentCentre } from './AgentCentre';
import { catalogue } from './i18n';

const meta = {
  title: 'Agent centre/AgentCentre',
  component: AgentCentre,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) =>
      fake.on(listAnnouncements, () => wirePage([wireNotice({ title: 'Wages are paid at noon' })])),
  },
  args: {
    page: 'announcement',
    onClose: fn(),
    linkTo: (page) => <Link to={`?agent=${page}`} />,
  },
} satisfies Meta<typeof AgentCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listAnnouncements, 'server-error') },
};
