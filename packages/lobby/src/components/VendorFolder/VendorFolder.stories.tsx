import { listFavouriteIds, listGames, listVendorGameTypes } from '@perya/api-client';
import { storyState, wireGame, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { catalogue } from '../../locales';
import { testGames } from '../../testing';
import { VendorFolder } from './VendorFolder';

const GAMES = testGames(60).map(({ id, nodeId, name, coverPath }) =>
  wireGame({ gameId: id, nodeId, gameName: `${name} ${id.slice(2)}`, coverPath }),
);

function withGames(fake: FakePlatform): void {
  fake.on(listGames, ({ gameType = 'RNG', pageNo, pageSize }) => {
    const games = gameType === 'RNG' ? GAMES : GAMES.slice(0, 5);
    return {
      games: games
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map((game) => ({ ...game, gameType })),
      totalPages: Math.ceil(games.length / pageSize),
      totalCount: games.length,
    };
  });
  fake.on(listVendorGameTypes, () => [
    { category: 'RNG' as const, gameCount: 60 },
    { category: 'FISH' as const, gameCount: 5 },
    { category: 'LIVE' as const, gameCount: 0 },
  ]);
  fake.on(listFavouriteIds, () => ({ list: [] }));
}

const meta = {
  title: 'Play/Finding games/VendorFolder',
  component: VendorFolder,
  parameters: { catalogues: [catalogue, filtersCatalogue, loadedCatalogue], platform: withGames },
  args: { vendor: { code: 'TLA', name: 'Tala Works', category: 'RNG' }, onClose() {} },
} satisfies Meta<typeof VendorFolder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: storyState.loading(listGames) };

export const Failed: Story = { parameters: storyState.failed(listGames) };

export const NoGames: Story = {
  parameters: storyState.answered(listGames, { games: [], totalPages: 0, totalCount: 0 }),
};

export const LongNames: Story = {
  globals: { language: 'VI' },
  args: {
    vendor: {
      code: 'C',
      name: 'Xưởng Trò Chơi Gió Nồm Đồng Bằng Sông Cửu Long',
      category: 'RNG',
    },
  },
};

export const Thai: Story = { globals: { language: 'TH' } };
