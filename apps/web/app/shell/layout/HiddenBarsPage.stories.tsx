import { catalogue as lobbyCatalogue, playingCatalogue } from '@perya/lobby';
import { regionalCatalogues } from '@perya/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { pagesCatalogue } from '../../pages/locales';
import { RegionalLotteryPage } from '../../pages/RegionalLotteryPage';
import { SeamlessPage } from '../../pages/SeamlessPage';
import { homePlatform, withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';

const meta = {
  title: 'Web/HiddenBarsPage',
  component: SeamlessPage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [
      catalogue,
      lazyShellCatalogue,
      pagesCatalogue,
      lobbyCatalogue,
      playingCatalogue,
      ...regionalCatalogues,
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
