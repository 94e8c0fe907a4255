import { RefreshCw } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Refresh balance',
    children: <IconButton label="Refresh balance" icon={<RefreshCw />} variant="outline" />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Refresh balance');
  },
};

export const Below: Story = {
  args: { side: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Refresh balance');
  },
};

export const LongText: Story = {
  args: {
    text: 'Kabuuan ng lahat ng taya sa loob ng 30 araw, bago ibawas ang mga panalo at bonus.',
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByText(/Kabuuan/);
  },
};
