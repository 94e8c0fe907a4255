import { LOTTERIES, lotteryOf } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { playRulesCatalogue } from './locales';
import { PlayRule } from './PlayRule';

const [first] = LOTTERIES;

const meta = {
  title: 'Play/Lottery/Betting/PlayRule',
  component: PlayRule,
  parameters: { catalogues: [playRulesCatalogue] },
  args: playOf('FIVE_1M', 'group-3-last'),
} satisfies Meta<typeof PlayRule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The rule includes the number of the play type. */
export const WithNumber: Story = { args: playOf('KENO_1M', 'pick-10') };

export const Longest: Story = { args: playOf('RACING_1M', 'duel') };

/** Renders nothing for an unknown play type. */
export const Unknown: Story = {
  args: {
    ...playOf('FIVE_1M', 'spots'),
    playType: { ...playOf('FIVE_1M', 'spots').playType, code: 'not-written-yet' },
  },
};

function playOf(code: string, play: string) {
  const lottery = lotteryOf(code) ?? first;
  const playType = lottery?.playTypes.find((each) => each.code === play);
  if (lottery === undefined || playType === undefined)
    throw new RangeError(`${code} has no play type "${play}".`);
  return { family: lottery.family, playType };
}
