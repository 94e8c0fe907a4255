import {
  drawLimits,
  LOTTERIES,
  lotteryOf,
  pastDraws,
  readDraw,
  type Lottery,
} from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { windowsOf, type TrendChoice } from './choice';
import { trendsCatalogue } from './locales';
import type { TrendDraw } from './model/trendModel';
import { TrendsPanel } from './TrendsPanel';

const NOW = Date.UTC(2026, 10, 21, 13, 0);

/** A deterministic pseudo-random sequence. */
function sequence() {
  let state = 2_463_534_242;
  return (bound: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

function drawn({ space, schedule }: Lottery, count: number): TrendDraw[] {
  const below = sequence();
  const limits = drawLimits(space);
  return pastDraws(schedule, NOW, count).map(({ number }) => ({
    number,
    result: readDraw(space, limits.map(below)),
  }));
}

const lottery = (code: string): Lottery => {
  const found = lotteryOf(code) ?? LOTTERIES.find(({ family }) => family === code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
};

interface StoryArgs {
  /** Code of a lottery, or of the first one of a family. */
  code: string;
  count: number;
  form: TrendChoice['form'];
  subject?: string;
}

function Trends({ code, count, form, subject }: StoryArgs) {
  const shown = lottery(code);
  const [choice, choose] = useState<TrendChoice>({ subject, last: count, form });
  return (
    <TrendsPanel
      lottery={shown}
      draws={drawn(shown, count)}
      windows={windowsOf(shown)}
      choice={choice}
      onChoose={choose}
    />
  );
}

const meta = {
  title: 'Play/Lottery/Results/TrendsPanel',
  component: Trends,
  args: { code: 'five-digits', count: 50, form: 'charts' },
  parameters: { catalogues: [trendsCatalogue] },
} satisfies Meta<typeof Trends>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One position: bars, the line from draw to draw, and the runs. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Tables: Story = { args: { form: 'tables' } };

export const TablesPhone: Story = {
  args: { form: 'tables' },
  globals: { viewport: { value: 'phone' }, language: 'TH' },
};

/** A hundred values in rows of ten. */
export const VietnamPhone: Story = {
  args: { code: 'VN_NORTH', subject: 'two-all' },
  globals: { viewport: { value: 'phone' }, language: 'VI' },
};

export const Lotto: Story = { args: { code: 'PH_6_58', count: 100 } };

export const Keno: Story = { args: { code: 'keno', count: 200 } };

export const KenoSums: Story = { args: { code: 'keno', subject: 'sum' } };

export const Dice: Story = { args: { code: 'dice', subject: 'all' } };

export const Lucky28Sums: Story = { args: { code: 'lucky28', subject: 'sum' } };

export const Racing: Story = {
  args: { code: 'racing' },
  globals: { viewport: { value: 'phone' } },
};

export const ThaiTwoBelow: Story = {
  args: { code: 'thai', count: 30, subject: 'two-lowest' },
  globals: { language: 'TH' },
};

/** A single draw: no trends, and no errors. */
export const OneDraw: Story = { args: { count: 1 } };

export const Empty: Story = { args: { count: 0 } };
