import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NumberBoard } from './NumberBoard';

const meta = {
  title: 'Lottery/NumberBoard',
  component: NumberBoard,
  args: {
    highest: 42,
    chosen: [3, 11, 27],
    most: 12,
    label: 'Numbers from 1 to 42',
    onToggle: fn(),
  },
} satisfies Meta<typeof NumberBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { args: { highest: 58 }, globals: { viewport: { value: 'phone' } } };

export const Full: Story = { args: { chosen: [1, 5, 9, 13, 20, 42], most: 6 } };
