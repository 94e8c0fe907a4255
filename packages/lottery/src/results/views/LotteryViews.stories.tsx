import type { FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import { LOTTERIES } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { resultsCatalogue } from '../locales';
import { withDraws } from '../testDraws';
import { LotteryViews } from './LotteryViews';

const [lottery] = LOTTERIES;
if (lottery === undefined) throw new Error('The house has no lottery.');

const meta = {
  title: 'Play/Lottery/Results/LotteryViews',
  component: LotteryViews,
  parameters: {
    catalogues: [catalogue, resultsCatalogue, loadedCatalogue],
    platform: (fake: FakePlatform) => withDraws(fake),
    route: { url: '/lottery' },
  },
  args: { lottery, children: <p>The desk</p> },
} satisfies Meta<typeof LotteryViews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Results: Story = { parameters: { route: { url: '/lottery?view=results' } } };

export const Trends: Story = { parameters: { route: { url: '/lottery?view=trends' } } };

export const Phone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
