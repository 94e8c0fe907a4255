import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LotteryLine } from './LotteryLine.tsx';
import { resultOf } from './resultOf.ts';

const meta = {
  title: 'Rules/Lottery line',
  component: LotteryLine,
  tags: ['rules'],
  args: {
    lottery: 'PH_3D',
    playType: 'straight',
    numbers: '12 | 3 | 4',
    multiple: '5',
    mode: 'Lott',
    rebate: '0',
  },
} satisfies Meta<typeof LotteryLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two bets of 10.00, five times each. One of a thousand numbers wins, and 90 % are paid for it: 900 : 1. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Bets')).toBe('2');
    await expect(resultOf(canvasElement, 'Cost')).toBe('100.00 PHP');
    await expect(resultOf(canvasElement, 'Largest win')).toBe('45000.00 PHP');
  },
};

/** 5 % of the stake come back at the draw, and the odds are 850 : 1 instead. */
export const WithRebate: Story = {
  args: { rebate: '500' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Rebate at the draw')).toBe('5.00 PHP');
    await expect(resultOf(canvasElement, 'Largest win')).toBe('42500.00 PHP');
  },
};

/** The same line on a site that returns 96 %. */
export const OtherPrizeMode: Story = {
  args: { mode: 'Elott' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Largest win')).toBe('48000.00 PHP');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, canvasElement }) => {
    const numbers = canvas.getByLabelText('Numbers');
    await userEvent.clear(numbers);
    await userEvent.type(numbers, '1 | 2 | x');
    await expect(resultOf(canvasElement, 'Not a valid selection')).toBe('not-understood');
  },
};
