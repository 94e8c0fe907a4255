import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from './Link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { children: 'How withdrawals work', href: '#help' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: 420 }}>
      A withdrawal is paid to an account in your own name. <Link {...args} /> tells how long it
      takes, and what to do when it does not arrive.
    </p>
  ),
};

export const Standalone: Story = { args: { variant: 'standalone', children: 'Forgot password?' } };

export const LeavesTheSite: Story = {
  args: {
    children: 'Responsible gaming helpline',
    href: 'https://example.org',
    externalLabel: '(opens in a new tab)',
  },
};

export const Vietnamese: Story = {
  args: { children: 'Cách đặt giới hạn nạp tiền của bạn', lang: 'vi' },
};
