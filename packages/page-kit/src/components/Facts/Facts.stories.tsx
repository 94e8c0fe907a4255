import type { Meta, StoryObj } from '@storybook/react-vite';

import { Facts } from './Facts';

const meta = {
  title: 'Page blocks/Data/Facts',
  component: Facts,
  args: {
    facts: [
      ['Game', <strong key="game">Lantern Night</strong>],
      ['Stake', '₱20.00'],
      ['Round', 'b0f5f6c4-2f6f-4d6e-9b53-4d1d8b0f2f0a'],
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
