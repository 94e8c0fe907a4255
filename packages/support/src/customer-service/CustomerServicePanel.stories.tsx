import { TransportError } from '@perya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue as feedbackCatalogue } from '../feedback/locales';
import { CustomerServicePanel } from './CustomerServicePanel';
import { catalogue } from './locales';
import { forgetService, UNKNOWN_ADDRESS, type ServiceState } from './service';

const shows = (state: ServiceState) => () => {
  forgetService(state);
  return () => forgetService();
};

const meta = {
  title: 'Help/Customer service/CustomerServicePanel',
  component: CustomerServicePanel,
  parameters: {
    catalogues: [catalogue, feedbackCatalogue],
    siteConfig: {
      serviceChannels: [
        { channel: 'live-chat', address: '/helpmc?desk=live' },
        { channel: 'telegram', address: 'https://t.me/perya_example' },
        { channel: 'facebook', address: 'https://evil.example' },
      ],
    },
  },
} satisfies Meta<typeof CustomerServicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  beforeEach: shows({ kind: 'blocked', address: '/helpmc?desk=live' }),
};

export const Failed: Story = {
  beforeEach: shows({
    kind: 'failed',
    error: new TransportError('timeout', 'listServiceChannels'),
  }),
};

export const UnknownAddress: Story = {
  beforeEach: shows({ kind: 'failed', error: UNKNOWN_ADDRESS }),
};

export const Asking: Story = { beforeEach: shows({ kind: 'asking' }) };

export const Thai: Story = {
  ...Failed,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
