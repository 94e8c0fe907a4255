import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { homePlatform, withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';
import { Header } from './Header';

const meta = {
  title: 'Site/Shell/Header',
  component: Header,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, lazyShellCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { hasRail: true, hasMenu: true } };

export const GuestOnAPhone: Story = {
  args: { hasRail: true, hasMenu: true },
  globals: { viewport: { value: 'phone' } },
};

export const RegistrationClosed: Story = {
  args: { hasRail: false, hasMenu: true },
  parameters: { siteConfig: { switches: { directRegistration: false } } },
};

export const Member: Story = {
  args: { hasRail: true, hasMenu: true },
  parameters: { session: { account: 'juan01' } },
};

export const Vietnamese: Story = {
  args: { hasRail: false, hasMenu: true },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const MemberOnAPhone: Story = {
  ...Member,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

/** The member centre isn't available, so there's no Deposit or Withdraw. */
export const TrialAccount: Story = {
  ...Member,
  parameters: { session: { account: 'trial01', accountType: 'trial' } },
};

export const TrialAccountOnAPhone: Story = {
  ...TrialAccount,
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

/** On a site for agents: no categories, no search, and the agent center instead of Deposit. */
export const AgentSite: Story = {
  ...Guest,
  parameters: { siteConfig: { brand: { audience: 'agents', name: 'Perya Agents' } } },
};

export const AgentSiteSignedIn: Story = {
  ...Guest,
  parameters: {
    ...AgentSite.parameters,
    session: { account: 'agent01', accountType: 'agent', agentType: 1 },
  },
};
