import {
  drawLimits,
  lotteryOf,
  readDraw,
  type DrawResult,
  type Lottery,
} from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../../locales';
import { resultsCatalogue } from '../../locales';
import { DrawFacts } from './DrawFacts';

function lottery(code: string): Lottery {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
}

/** A draw that takes what each draw allows at most. */
const highest = (of: Lottery): DrawResult =>
  readDraw(
    of.space,
    drawLimits(of.space).map((limit) => limit - 1),
  );

const DICE = lottery('DICE_5M');
const FIVE = lottery('FIVE_5M');

const meta = {
  title: 'Play/Lottery/Results/DrawFacts',
  component: DrawFacts,
  parameters: { catalogues: [catalogue, resultsCatalogue] },
  args: { lottery: DICE, result: highest(DICE) },
} satisfies Meta<typeof DrawFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dice: Story = {};

export const FiveDigits: Story = { args: { lottery: FIVE, result: highest(FIVE) } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
