import type { FakePlatform } from '@perya/api-client/testing';
import { LOTTERIES, lotteryOf } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { resultsCatalogue } from '../locales';
import { withDraws } from '../testDraws';
import { useDraws } from '../draws/useDraws';
import { LatestDraw, type LatestDrawProps } from './LatestDraw';

const lottery = lotteryOf('DICE_5M') ?? LOTTERIES[0];
if (lottery === undefined) throw new Error('The house has no lottery.');

/** 11:59:50 in Manila; draw 144 of the day is due at noon. */
export const TEN_SECONDS_BEFORE = Date.UTC(2026, 10, 21, 3, 59, 50);
/** Delay between a draw and its result. */
const DRAWING_MS = 60_000;

function WithDraws({ lottery: drawn }: Pick<LatestDrawProps, 'lottery'>) {
  const { data } = useDraws(drawn, { count: 1 });
  return data ? <LatestDraw lottery={drawn} draw={data[0]} /> : null;
}

const meta = {
  title: 'Play/Lottery/Results/LatestDraw',
  component: WithDraws,
  excludeStories: ['TEN_SECONDS_BEFORE'],
  parameters: {
    catalogues: [catalogue, resultsCatalogue],
    platform: (fake: FakePlatform) => withDraws(fake),
    route: { url: '/lottery?view=results' },
  },
  args: { lottery },
} satisfies Meta<typeof WithDraws>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The platform publishes a result a minute after its draw. */
export const Live: Story = {
  parameters: {
    platform: (fake: FakePlatform) => withDraws(fake, () => Date.now() - DRAWING_MS),
  },
};

export const Phone: Story = {
  args: { lottery: lotteryOf('PH_6_58') ?? lottery },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
