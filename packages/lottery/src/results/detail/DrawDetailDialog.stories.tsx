import { getDraw } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import { LOTTERIES, lotteryOf, type Lottery } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { resultsCatalogue } from '../locales';
import { wireDetail, withDraws } from '../testDraws';
import { DrawDetailDialog } from './DrawDetailDialog';

const [anyLottery] = LOTTERIES;
const lottery = (code: string): Lottery => {
  const found = lotteryOf(code) ?? anyLottery;
  if (found === undefined) throw new Error('The house has no lottery.');
  return found;
};

const meta = {
  title: 'Play/Lottery/Results/DrawDetailDialog',
  component: DrawDetailDialog,
  parameters: {
    catalogues: [catalogue, resultsCatalogue, loadedCatalogue],
    platform: (fake: FakePlatform) => withDraws(fake),
  },
  args: { lottery: lottery('PH_6_42'), number: '20261121', onClose: fn() },
} satisfies Meta<typeof DrawDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Keno: Story = {
  args: { lottery: lottery('KENO_5M'), number: '20261121-0042' },
  globals: { viewport: { value: 'phone' } },
};

export const FourD: Story = { args: { lottery: lottery('4D_HARBOUR') } };

export const Province: Story = {
  args: { lottery: lottery('VN_DA_NANG') },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

/** Before the draw, only the commitment is available. */
export const Selling: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getDraw, async ({ lottery, number }) => ({
        ...wireDetail(lottery, number),
        state: 'SELLING' as const,
        tiers: [],
        serverSeed: null,
        jackpotBets: null,
      })),
  },
};

export const CalledOff: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getDraw, async ({ lottery, number }) => ({
        ...wireDetail(lottery, number),
        state: 'VOID' as const,
        tiers: [],
        jackpotBets: null,
      })),
  },
};

/** Numbers that don't match the seed. */
export const Forged: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getDraw, async ({ lottery, number }) => ({
        ...wireDetail(lottery, number),
        tiers: [{ prize: 'numbers', numbers: ['01', '02', '03', '04', '05', '06'] }],
        commitment: '0'.repeat(64),
        jackpotBets: 1,
      })),
  },
};

export const Failed: Story = { parameters: storyState.failed(getDraw) };

export const Loading: Story = { parameters: storyState.loading(getDraw) };
