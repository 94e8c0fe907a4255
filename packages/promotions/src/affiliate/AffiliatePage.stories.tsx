import { getAffiliateTerms } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AffiliatePage } from './AffiliatePage';
import { AFFILIATE_TERMS } from './affiliateTesting';
import { affiliateCatalogues } from './locales';

const meta = {
  title: 'Rewards/Promotions/AffiliatePage',
  component: AffiliatePage,
  args: {
    contact: <Button>Contact customer service</Button>,
    placeOf: (page) =>
      page === 'referral' ? '/affiliate?member=referral' : '/affiliate?agent=agentTeamOverview',
  },
  parameters: {
    layout: 'fullscreen',
    catalogues: affiliateCatalogues,
    platform: (fake: FakePlatform) => fake.on(getAffiliateTerms, () => AFFILIATE_TERMS),
    route: { path: '/affiliate', url: '/affiliate' },
  },
} satisfies Meta<typeof AffiliatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Member: Story = { parameters: { session: {} } };

export const Agent: Story = {
  parameters: { session: { accountType: 'agent', agentType: 1 } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const VietnameseOnAPhone: Story = {
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

/** Another currency, a rule by turnover, without tiers. */
export const ByTurnover: Story = {
  parameters: storyState.answered(getAffiliateTerms, {
    currency: 'VND',
    commissionBasisPoints: 1205,
    referral: {
      measure: 'TURNOVER',
      goal: '5000000.00',
      reward: '1500000.00',
      turnoverMultiple: 0,
      tiers: [],
    },
  }),
};

export const Closed: Story = {
  parameters: storyState.answered(getAffiliateTerms, {
    currency: 'PHP',
    commissionBasisPoints: null,
    referral: null,
  }),
};

const AGENT_SITE = { siteConfig: { brand: { audience: 'agents', name: 'Perya Agents' } } };

/** The home page of a site for agents. */
export const AgentSite: Story = { parameters: AGENT_SITE };

export const AgentSiteOnAPhone: Story = {
  parameters: AGENT_SITE,
  globals: { language: 'TY', theme: 'dark', viewport: { value: 'phone' } },
};

export const AgentSiteSignedIn: Story = {
  parameters: { ...AGENT_SITE, session: { accountType: 'agent', agentType: 1 } },
};

export const AgentSiteClosed: Story = {
  parameters: {
    siteConfig: { ...AGENT_SITE.siteConfig, switches: { directRegistration: false } },
  },
};

export const Loading: Story = { parameters: storyState.loading(getAffiliateTerms) };

export const Failed: Story = { parameters: storyState.failed(getAffiliateTerms) };
