import { listDraws, listVietnamDraws } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { resultsCatalogue } from '../locales';
import { withDraws } from '../testDraws';
import { trendsCatalogue } from './locales';
import { TrendsView } from './TrendsView';

const lottery = (code: string): Lottery => {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
};

const meta = {
  title: 'Play/Lottery/Results/TrendsView',
  component: TrendsView,
  args: { lottery: lottery('PH_6_42') },
  parameters: {
    catalogues: [trendsCatalogue, resultsCatalogue, loadedCatalogue],
    platform: (fake: FakePlatform) => withDraws(fake),
    route: { url: '/lottery?view=trends' },
  },
} satisfies Meta<typeof TrendsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The URL selects what's shown. */
export const ByAddress: Story = {
  args: { lottery: lottery('VN_NORTH') },
  parameters: { route: { url: '/vnlottery?view=trends&trend=place-5&last=30&as=tables' } },
};

export const Loading: Story = { parameters: storyState.loading(listDraws) };

export const Failed: Story = { parameters: storyState.failed(listDraws) };

export const NoDraws: Story = {
  args: { lottery: lottery('VN_NORTH') },
  parameters: storyState.answered(listVietnamDraws, []),
};
