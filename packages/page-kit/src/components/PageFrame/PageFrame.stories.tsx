import { Button, Card } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageFrame } from './PageFrame';

const meta = {
  title: 'Page blocks/States/PageFrame',
  component: PageFrame,
  args: {
    title: 'Account record',
    lead: 'Every movement of your money, with the balance after each.',
    actions: <Button size="small">Refresh</Button>,
    children: <Card>What the page shows</Card>,
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitleOnAPhone: Story = {
  args: { title: 'Downline transaction details of averyverylongagentaccountname01' },
  globals: { viewport: { value: 'phone' } },
};
