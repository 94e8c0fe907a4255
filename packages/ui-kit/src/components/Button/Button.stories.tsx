import { ArrowRight, Gift, LogIn, Trash2 } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';

import { Button } from './Button';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Deposit ₱500', variant: 'primary' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary">
        Deposit ₱500
      </Button>
      <Button {...args} variant="secondary">
        Withdraw
      </Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
      <Button {...args} variant="danger" iconStart={<Trash2 />}>
        Remove card
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small">
        Small
      </Button>
      <Button {...args} size="medium">
        Medium
      </Button>
      <Button {...args} size="large" iconEnd={<ArrowRight />}>
        Play now
      </Button>
    </div>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} iconStart={<LogIn />}>
        Sign in
      </Button>
      <Button {...args} variant="secondary" iconStart={<Gift />} iconEnd={<ArrowRight />}>
        Claim your bonus
      </Button>
    </div>
  ),
};

export const Busy: Story = { args: { busy: true } };

export const BusyVariants: Story = {
  args: { busy: true },
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary">
        Checking…
      </Button>
      <Button {...args} variant="secondary">
        Withdraw
      </Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
      <Button {...args} variant="danger">
        Remove card
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary">
        Deposit ₱500
      </Button>
      <Button {...args} variant="secondary">
        Withdraw
      </Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
    </div>
  ),
};

export const AsLink: Story = {
  args: { children: 'See all games', iconEnd: <ArrowRight />, variant: 'secondary' },
  render: (args) => <Button {...args} render={createElement('a', { href: '#games' })} />,
};

export const LongText: Story = {
  args: {
    children: 'Magpatuloy at tanggapin ang mga tuntunin ng welcome bonus para sa unang deposit',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const ThaiAndVietnamese: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} lang="th">
        ฝากเงินเพื่อเริ่มเล่นที่นี่
      </Button>
      <Button {...args} lang="vi">
        Nạp tiền để chơi ngay
      </Button>
    </div>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };
