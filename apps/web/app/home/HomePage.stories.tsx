import type { Meta, StoryObj } from '@storybook/react-vite';
import { listComingDraws, listHotGames, listPromotions, listWinners } from '@perya/api-client';
import { reject, wirePage } from '@perya/api-client/testing';
import { catalogue as lobbyCatalogue } from '@perya/lobby';

import { catalogue } from '../locales';
import { lazyShellCatalogue } from '../shell/locales';
import { Shell } from '../shell/Shell';
import { homePlatform, withRootData } from '../testing';
import { HomePage } from './HomePage';

const meta = {
  title: 'Site/Home/HomePage',
  component: HomePage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, lobbyCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

/** Recent games and favorites in the brand's order. */
export const Member: Story = { parameters: { session: {} } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** With the header, the menu and the footer of the site. */
export const InTheSite: Story = {
  parameters: { catalogues: [catalogue, lazyShellCatalogue, lobbyCatalogue] },
  render: () => (
    <Shell parts={{}} isDegraded={false}>
      <HomePage />
    </Shell>
  ),
};

export const NothingHot: Story = {
  parameters: {
    platform: (fake: Parameters<typeof homePlatform>[0]) => {
      homePlatform(fake);
      fake.on(listHotGames, () => ({ list: [] }));
    },
  },
};

export const NothingBelow: Story = {
  parameters: {
    platform: (fake: Parameters<typeof homePlatform>[0]) => {
      homePlatform(fake);
      fake.on(listWinners, () => ({ currency: 'PHP', list: [] }));
      fake.on(listComingDraws, () => []);
      fake.on(listPromotions, () => wirePage([]));
    },
  },
};

export const OneLaneFails: Story = {
  parameters: {
    platform: (fake: Parameters<typeof homePlatform>[0]) => {
      homePlatform(fake);
      fake.on(listHotGames, () => reject(500, 'INTERNAL', 'internal'));
    },
  },
};
