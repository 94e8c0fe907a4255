import type { Meta, StoryObj } from '@storybook/react-vite';

import { RegionalLotteryPage } from '../pages/RegionalLotteryPage';
import { SeamlessPage } from '../pages/SeamlessPage';
import { catalogue } from '../i18n';
import { pagesCatalogue } from '../pages/i18n';
import { catalogue as lobbyCatalogue, playingCatalogue } from '@perya/lobby';
import {
  catalogue as lotteryCatalogue,
  playRulesCatalogue,
  regionalCatalogue,
  resultsCatalogue,
} from '@perya/lottery';
import { homePlatform, withRootData } from '../testing';
import { laterCatalogue } from './i18n';

const meta = {
  title: 'Web/BarsPage',
  component: SeamlessPage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [
      catalogue,
      laterCatalogue,
      pagesCatalogue,
      lobbyCatalogue,
      playingCatalogue,
      lotteryCatalogue,
      playRulesCatalogue,
      resultsCatalogue,
      regionalCatalogue,
    ],
    platform: homePlatform,
  },
} satisfies Meta<typeof SeamlessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seamless: Story = {};

export const RegionalLottery: Story = { render: () => <RegionalLotteryPage /> };

export const ThaiOnAPhone: Story = {
  ...RegionalLottery,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
