import { listServiceChannels } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Headset } from 'lucide-react';

import { CustomerServicePanel } from './CustomerServicePanel';
import { catalogue } from './locales';
import { forgetService } from './service';
import { useCustomerService } from './useCustomerService';

/** A button like those in a menu, a footer or a dialog. */
function ServiceButton() {
  const { isVip, open } = useCustomerService();
  return (
    <>
      <Button variant="primary" iconStart={isVip ? <Crown /> : <Headset />} onClick={open}>
        Customer service
      </Button>
      <CustomerServicePanel />
    </>
  );
}

const meta = {
  title: 'Help/Customer service/CustomerService',
  component: ServiceButton,
  parameters: {
    catalogues: [catalogue],
    platform: (fake: FakePlatform) =>
      fake.on(listServiceChannels, () => ({
        list: [
          { csType: 'LIVECHAT' as const, path: '/helpmc?desk=live' },
          { csType: 'VIP' as const, path: '/helpmc?desk=vip', type: 3 as const },
        ],
      })),
  },
  beforeEach: () => forgetService,
} satisfies Meta<typeof ServiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vip: Story = {
  parameters: {
    session: {
      clubLabel: { name: 'Diamond', textColor: null, backgroundColor: null, rankLevel: 5 },
    },
  },
};
