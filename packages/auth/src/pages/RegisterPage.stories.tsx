import { getRegisterSettings } from '@perya/api-client';
import { storyState } from '@perya/api-client/testing';
import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { ALL_RULES, MINIMAL_RULES, registerWorld } from '../register/registerTesting';
import { RegisterPage } from './RegisterPage';

const meta = {
  title: 'Account/Registration/RegisterPage',
  component: RegisterPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    ...registerWorld(),
    route: { path: '/register', url: '/register' },
  },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EveryField: Story = {
  parameters: registerWorld({ rules: ALL_RULES, settings: { captchaRequired: true } }),
};

export const Minimal: Story = {
  parameters: registerWorld({
    rules: MINIMAL_RULES,
    settings: { byMobile: false, smsVerification: false },
  }),
};

/** The brand gives nothing to new members. */
export const WithoutRewards: Story = {
  parameters: registerWorld({
    rewards: {
      registration: null,
      contact: null,
      welcome: null,
      referral: null,
      cashbackBasisPoints: null,
    },
  }),
};

export const RewardInSpins: Story = {
  parameters: registerWorld({
    rewards: {
      registration: {
        prize: { amount: null, points: null, spins: { count: 10 } },
        turnoverMultiple: 3,
        days: 7,
      },
      welcome: null,
    },
  }),
};

/** The settings didn't come with the page. */
export const Loading: Story = {
  parameters: { ...registerWorld(), ...storyState.loading(getRegisterSettings) },
};

export const WithoutPromotions: Story = { parameters: registerWorld({ promotions: [] }) };

export const SignedIn: Story = { parameters: { session: { account: 'juan01' } } };

export const Closed: Story = {
  args: { service: <Button variant="primary">Live chat</Button> },
  parameters: registerWorld({ siteConfig: { switches: { directRegistration: false } } }),
};

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
