import { listDraws, listVietnamDayDraws } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import { LOTTERIES, lotteryOf, type Lottery } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { resultsCatalogue } from './locales';
import { LotteryResults } from './LotteryResults';
import { withDraws } from './testDraws';

const [anyLottery] = LOTTERIES;
const lottery = (code: string): Lottery => {
  const found = lotteryOf(code) ?? anyLottery;
  if (found === undefined) throw new Error('The house has no lottery.');
  return found;
};

const meta = {
  title: 'Play/Lottery/Results/LotteryResults',
  component: LotteryResults,
  parameters: {
    catalogues: [catalogue, resultsCatalogue, loadedCatalogue],
    platform: (fake: FakePlatform) => withDraws(fake),
    route: { url: '/lottery?view=results' },
  },
  args: { lottery: lottery('PH_6_42') },
} satisfies Meta<typeof LotteryResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Fast: Story = { args: { lottery: lottery('RACING_5M') } };

export const Dice: Story = { args: { lottery: lottery('DICE_1M') } };

/** The time of a draw with as many odd as even numbers: the longest facts. */
const EQUAL_DRAW = Date.UTC(2026, 10, 27, 11, 16, 30);

export const Keno: Story = {
  args: { lottery: lottery('KENO_5M') },
  parameters: { platform: (fake: FakePlatform) => withDraws(fake, () => EQUAL_DRAW) },
  globals: { viewport: { value: 'phone' } },
};

export const FourD: Story = { args: { lottery: lottery('4D_HARBOUR') } };

export const Thai: Story = {
  args: { lottery: lottery('TH_MEKONG') },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const North: Story = {
  args: { lottery: lottery('VN_NORTH') },
  globals: { language: 'VI' },
};

export const NorthPhone: Story = {
  args: { lottery: lottery('VN_NORTH') },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const South: Story = { args: { lottery: lottery('VN_HO_CHI_MINH') } };

/** Four provinces side by side, on a Saturday. */
export const SouthPhone: Story = {
  args: { lottery: lottery('VN_HO_CHI_MINH') },
  parameters: { route: { url: '/vnlottery?view=results&day=20261114&digits=3' } },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const OneProvince: Story = {
  args: { lottery: lottery('VN_HUE') },
  parameters: { route: { url: '/vnlottery?view=results&region=own' } },
};

export const Empty: Story = { parameters: storyState.answered(listDraws, []) };

export const Loading: Story = { parameters: storyState.loading(listDraws) };

export const Failed: Story = { parameters: storyState.failed(listDraws) };

export const RegionFailed: Story = {
  args: { lottery: lottery('VN_NORTH') },
  parameters: storyState.failed(listVietnamDayDraws),
};
