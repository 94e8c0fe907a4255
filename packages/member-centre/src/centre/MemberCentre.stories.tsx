import { getMemberInfo } from '@perya/api-client';
import { wireMemberInfo, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { fn } from 'storybook/test';

import { catalogue } from '../locales';
import { recordsCatalogue } from '../records/locales';
import { MemberCentre } from './MemberCentre';
import recordMeta from '../records/BettingRecordPage.stories';

const meta = {
  title: 'Account/Member center/MemberCentre',
  component: MemberCentre,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: recordMeta.parameters.platform,
  },
  args: {
    page: 'personalHistoryCopy',
    onClose: fn(),
    linkTo: (page) => <Link to={`?member=${page}`} />,
  },
} satisfies Meta<typeof MemberCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const WithUpline: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      recordMeta.parameters.platform(fake);
      fake.on(getMemberInfo, () => wireMemberInfo({ toUpline: true }));
    },
  },
};

export const AgentSite: Story = {
  args: { page: 'transactionHistory' },
  parameters: {
    session: { accountType: 'agent', agentType: 1 },
    siteConfig: { brand: { audience: 'agents' } },
  },
};

/** A brand without a points mall has no redemptions. */
export const WithoutPoints: Story = {
  parameters: { siteConfig: { brand: { hiddenModules: ['POINTS'] } } },
};
