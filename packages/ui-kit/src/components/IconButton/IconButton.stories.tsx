import { Bell, Eye, Heart, RefreshCw } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from './IconButton';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Refresh balance', icon: <RefreshCw /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" label="Hide balance" icon={<Eye />} />
      <span
        style={{
          padding: 24,
          borderRadius: 14,
          background: 'linear-gradient(135deg, #ffc94d, #b03a1c)',
        }}
      >
        <IconButton {...args} variant="overlay" label="Add to favourites" icon={<Heart />} />
      </span>
    </div>
  ),
};

export const Pressed: Story = {
  args: { label: 'Favourite', icon: <Heart />, pressed: true },
};

export const WithCount: Story = {
  args: { label: 'Messages, 12 unread', icon: <Bell />, badge: 12 },
};

export const Disabled: Story = { args: { disabled: true } };
