import { getVietnamLotteryMenu, listVietnamLotteries } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { catalogue as lobbyCatalogue, playingCatalogue } from '@perya/lobby';
import { regionalCatalogues } from '@perya/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { pagesCatalogue } from '../../pages/locales';
import { RegionalLotteryPage } from '../../pages/RegionalLotteryPage';
import { SeamlessPage } from '../../pages/SeamlessPage';
import { homePlatform, withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';

const game = (code: string, displayName: string) => ({
  code,
  displayName,
  accountTypeName: 'VNLOTTO',
  defaultPlayType: null,
  iconPath: null,
});

/** The menu's groups, with one lottery each. */
const REGIONS = [
  { gameGroupCode: 'VN-NORTH', labelName: 'North', games: [game('VN_NORTH', 'Miền Bắc')] },
  { gameGroupCode: 'VN-CENTRAL', labelName: 'Central', games: [game('VN_HUE', 'Huế')] },
  { gameGroupCode: 'VN-SOUTH', labelName: 'South', games: [game('VN_CA_MAU', 'Cà Mau')] },
];

function platform(fake: FakePlatform): void {
  homePlatform(fake);
  fake
    .on(getVietnamLotteryMenu, () => ({ gameMenus: REGIONS }))
    .on(listVietnamLotteries, () => REGIONS.flatMap(({ games }) => games));
}

const meta = {
  title: 'Site/Shell/HiddenBarsPage',
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
    platform,
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
