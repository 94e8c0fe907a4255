import { getRegisterSettings } from '@perya/api-client';
import { storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { registerWorld } from '../../register/registerTesting';
import { Slogan } from './Slogan';

const meta = {
  title: 'Account/Sign in/Slogan',
  component: Slogan,
  parameters: { catalogues: [catalogue], ...registerWorld() },
  render: (args) => (
    <div style={{ maxInlineSize: args.variant === 'poster' ? 480 : 400 }}>
      <Slogan {...args} />
    </div>
  ),
} satisfies Meta<typeof Slogan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {};

export const Poster: Story = { args: { variant: 'poster' } };

export const OtherBrand: Story = {
  args: { variant: 'poster' },
  parameters: registerWorld({
    rewards: { currency: 'VND', referral: '1500000.00', cashbackBasisPoints: 1205 },
  }),
};

export const ReferralOnly: Story = {
  parameters: registerWorld({ rewards: { cashbackBasisPoints: null } }),
};

export const CashbackOnly: Story = { parameters: registerWorld({ rewards: { referral: null } }) };

const NOTHING = registerWorld({ rewards: { referral: null, cashbackBasisPoints: null } });

export const NoStrip: Story = { parameters: NOTHING };

export const PosterWithoutText: Story = { args: { variant: 'poster' }, parameters: NOTHING };

export const Loading: Story = { parameters: storyState.loading(getRegisterSettings) };

export const PosterLoading: Story = { ...Loading, args: { variant: 'poster' } };

export const Failed: Story = { parameters: storyState.failed(getRegisterSettings) };

export const Thai: Story = { args: { variant: 'poster' }, globals: { language: 'TH' } };

export const Vietnamese: Story = { args: { variant: 'poster' }, globals: { language: 'VI' } };
