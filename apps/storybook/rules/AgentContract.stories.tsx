import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { AgentContract } from './AgentContract.tsx';
import { resultOf } from './resultOf.ts';

const meta = {
  title: 'Rules/Agent contract',
  component: AgentContract,
  tags: ['rules'],
  args: { kind: 'dividend', rate: '3000', turnover: '90,000', loss: '1,500', deducted: '150' },
} satisfies Meta<typeof AgentContract>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 30 % of a loss of 1,500.00, less 150.00 that the downlines get. */
export const Dividend: Story = {
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Base')).toBe('1500.00');
    await expect(resultOf(canvasElement, 'Base × rate, rounded down')).toBe('450.00');
    await expect(resultOf(canvasElement, 'Payment')).toBe('300.00');
  },
};

/** 0.15 % of a turnover of 1,234.56 are 1.85184. */
export const Salary: Story = {
  args: { kind: 'daily', rate: '15', turnover: '1,234.56', loss: '0', deducted: '0' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Payment')).toBe('1.85');
  },
};

/** A payment is never negative. */
export const DownlinesGetMore: Story = {
  play: async ({ canvas, canvasElement }) => {
    const deducted = canvas.getByLabelText('Paid to downlines');
    await userEvent.clear(deducted);
    await userEvent.type(deducted, '450.01');
    await expect(resultOf(canvasElement, 'Payment')).toBe('0.00');
  },
};
