import type { Meta, StoryObj } from '@storybook/react-vite';

import { FactList } from './FactList';

const meta = {
  title: 'Money/Deposit/FactList',
  component: FactList,
  args: {
    label: 'Summary',
    facts: [
      { name: 'You pay', value: '₱500.00' },
      { name: 'Fee', value: '₱10.00', note: '2% of the amount' },
      { name: 'Added to your wallet', value: '₱490.00' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongValuesOnAPhone: Story = {
  args: {
    facts: [
      { name: 'Address', value: 'TQ5NkWJwwLsmkEnaYc6QNGfVJ8eQb2XyZ1', note: 'TRC20' },
      { name: 'Added to your wallet', value: '₱9,999,999,999.99' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
