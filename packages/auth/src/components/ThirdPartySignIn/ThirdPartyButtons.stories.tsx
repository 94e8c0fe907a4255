import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { ThirdPartyButtons } from './ThirdPartyButtons';

const meta = {
  title: 'Account/Sign in/ThirdPartyButtons',
  component: ThirdPartyButtons,
  parameters: { catalogues: [catalogue] },
  args: {
    providers: ['google', 'facebook', 'telegram'],
    state: { kind: 'idle' },
    isBusy: false,
    onStart: fn(),
    onShow: fn(),
    onStop: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <ThirdPartyButtons {...args} />
    </div>
  ),
} satisfies Meta<typeof ThirdPartyButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneProvider: Story = { args: { providers: ['telegram'] } };

export const Waiting: Story = { args: { state: { kind: 'waiting', provider: 'google' } } };

export const Blocked: Story = {
  args: {
    state: {
      kind: 'blocked',
      provider: 'google',
      address: '/wps/session/thirdParty/google?flow=x',
    },
  },
};

export const Closed: Story = { args: { state: { kind: 'closed', provider: 'facebook' } } };

export const Cancelled: Story = { args: { state: { kind: 'cancelled', provider: 'telegram' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', provider: 'google', messageKey: 'registration_closed' } },
};

export const Exchanging: Story = { args: { isBusy: true } };

export const Thai: Story = { ...Blocked, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...Waiting, globals: { language: 'VI' } };
