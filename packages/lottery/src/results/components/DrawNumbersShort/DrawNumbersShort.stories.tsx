import { drawLimits, lotteryOf, readDraw, type Lottery } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../../locales';
import { resultsCatalogue } from '../../locales';
import { DrawNumbersShort, type DrawNumbersShortProps } from './DrawNumbersShort';

function lottery(code: string): Lottery {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
}

/** A lottery with the draw that has the lowest numbers. */
const drawOf = (code: string): Pick<DrawNumbersShortProps, 'lottery' | 'draw'> => {
  const { space } = lottery(code);
  const drawn = readDraw(
    space,
    drawLimits(space).map(() => 0),
  );
  const tiers = drawn.map(({ prize, numbers }) => ({ prize, numbers: [...numbers] }));
  return { lottery: lottery(code), draw: { state: 'opened', tiers } };
};

const meta = {
  title: 'Play/Lottery/Results/DrawNumbersShort',
  component: DrawNumbersShort,
  parameters: { catalogues: [catalogue, resultsCatalogue] },
  args: drawOf('PH_6_42'),
} satisfies Meta<typeof DrawNumbersShort>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

/** The numbers appear one by one. */
export const Fresh: Story = { args: { isFresh: true } };

/** The highest prizes, each with its name. */
export const SeveralPrizes: Story = { args: drawOf('VN_NORTH') };

/** The draw didn't take place. */
export const Canceled: Story = { args: { draw: { state: 'void', tiers: [] } } };

export const VietnameseOnAPhone: Story = {
  args: drawOf('VN_NORTH'),
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
