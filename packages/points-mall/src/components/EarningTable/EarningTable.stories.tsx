import type { Meta, StoryObj } from '@storybook/react-vite';

import { EarningTable } from './EarningTable';

const meta = {
  title: 'Rewards/Points mall/EarningTable',
  component: EarningTable,
  args: {
    rows: [
      { category: 'RNG', name: 'Slots', points: '10' },
      { category: 'LIVE', name: 'Live casino', points: '4' },
      { category: 'LOTT', name: 'Lottery', points: '2.5' },
    ],
    caption: 'Points per ₱1,000.00 of turnover',
    labels: { category: 'Category', points: 'Points' },
  },
} satisfies Meta<typeof EarningTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
