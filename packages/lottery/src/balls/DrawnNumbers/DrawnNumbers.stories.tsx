import type { Board, Family, PrizeSpace } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { DrawnNumbers } from './DrawnNumbers';

const board = (from: number, to: number, width: number): Board => ({ from, to, width });

const lottery = (family: Family, space: PrizeSpace) => ({ family, space: [space] });

const meta = {
  title: 'Play/Lottery/Results/DrawnNumbers',
  component: DrawnNumbers,
  args: {
    lottery: lottery('lotto', {
      prize: 'numbers',
      kind: 'balls',
      count: 6,
      board: board(1, 42, 2),
      isOrdered: false,
    }),
    prize: 'numbers',
    numbers: ['03', '11', '19', '27', '35', '42'],
    label: 'Numbers drawn',
  },
} satisfies Meta<typeof DrawnNumbers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const JustDrawn: Story = { args: { size: 'large', isFresh: true } };

/** Two of the six numbers are on the ticket. */
export const Hits: Story = {
  args: { isHit: (number) => ['11', '35'].includes(number), hitLabel: 'chosen' },
};

export const Reels: Story = {
  args: {
    lottery: lottery('five-digits', { prize: 'numbers', kind: 'digits', count: 1, digits: 5 }),
    numbers: ['07519'],
    size: 'large',
  },
};

export const Dice: Story = {
  args: {
    lottery: lottery('dice', { prize: 'numbers', kind: 'dice', count: 3, board: board(1, 6, 1) }),
    numbers: ['1', '4', '6'],
    size: 'large',
  },
};

/** Two drums of 31 balls: both can draw the same number. */
export const TwoDrums: Story = {
  args: {
    lottery: lottery('ph-digits', {
      prize: 'numbers',
      kind: 'dice',
      count: 2,
      board: board(1, 31, 2),
    }),
    numbers: ['07', '07'],
  },
};

export const Cars: Story = {
  args: {
    lottery: lottery('racing', {
      prize: 'numbers',
      kind: 'balls',
      count: 10,
      board: board(1, 10, 2),
      isOrdered: true,
    }),
    numbers: ['07', '01', '10', '04', '02', '09', '03', '08', '06', '05'],
  },
};

export const Sum: Story = {
  args: {
    lottery: lottery('lucky28', { prize: 'numbers', kind: 'digits', count: 3, digits: 1 }),
    numbers: ['3', '9', '7'],
  },
};

/** A prize with many numbers wraps on a phone. */
export const ManyNumbers: Story = {
  args: {
    lottery: lottery('vietnam', { prize: 'third', kind: 'digits', count: 6, digits: 5 }),
    prize: 'third',
    numbers: ['50912', '00417', '77345', '19283', '64450', '98122'],
    isHit: (number) => number.endsWith('45'),
    hitLabel: 'chosen',
  },
  globals: { viewport: { value: 'phone' } },
};
