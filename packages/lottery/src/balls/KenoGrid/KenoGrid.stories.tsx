import type { Meta, StoryObj } from '@storybook/react-vite';

import { KenoGrid } from './KenoGrid';

const DRAWN = '02 05 11 14 19 23 28 30 37 41 44 46 52 55 58 63 67 70 76 80'.split(' ');

const meta = {
  title: 'Play/Lottery/Betting/KenoGrid',
  component: KenoGrid,
  args: {
    board: { from: 1, to: 80, width: 2 },
    drawn: DRAWN,
    label: 'Numbers drawn',
    hitLabel: 'chosen',
  },
} satisfies Meta<typeof KenoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hits: Story = { args: { chosen: ['05', '06', '41', '67', '79'] } };

export const Phone: Story = {
  args: { chosen: ['05', '06', '41', '67', '79'] },
  globals: { viewport: { value: 'phone' } },
};
