import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Money } from './Money.tsx';
import { resultOf } from './resultOf.ts';

const meta = {
  title: 'Rules/Money',
  component: Money,
  tags: ['rules'],
  args: { typed: '333.33', rate: '300' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 3 % of 333.33 are 9.9999. */
export const Rebate: Story = {
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Rebate of the typed amount, rounded down')).toBe('9.99');
  },
};

/** A player can't type a third decimal. A number from the platform is rounded to the nearest hundredth. */
export const ThreeDecimals: Story = {
  args: { typed: '1.005' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Typed in a field')).toBe('invalid');
    await expect(resultOf(canvasElement, 'Received as a number')).toBe('1.01');
  },
};

export const WithCommas: Story = {
  args: { typed: '1,234.5' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Typed in a field')).toBe('1234.50');
  },
};
