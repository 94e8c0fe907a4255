import type { Meta, StoryObj } from '@storybook/react-vite';

import { BarChart, type ChartBar } from './BarChart';

const days = (values: readonly number[]): ChartBar[] =>
  values.map((value, index) => ({
    id: String(index),
    label: `Nov ${index + 1}`,
    value,
    valueText: `${value < 0 ? '−' : '+'}₱${Math.abs(value).toLocaleString('en')}.00`,
  }));

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: {
    label: 'Won and lost by day',
    bars: days([120, -340, 0, 1_250, -80, 60, -20, 410, -900, 15, 220, -130]),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneBar: Story = { args: { bars: days([-75]) } };

export const NothingMoved: Story = { args: { bars: days([0, 0, 0]) } };

export const AYearOfDays: Story = {
  args: { bars: days(Array.from({ length: 365 }, (_, day) => ((day * 7919) % 2_001) - 1_000)) },
};

export const LongNumbers: Story = {
  args: { bars: days([999_999_999_999, -999_999_999_999]) },
  globals: { viewport: { value: 'phone' } },
};
