import { getBalance, listFavouriteIds, listGames } from '@perya/api-client';
import { wireGame, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../i18n';
import { testGames } from '../testing';
import { LobbyPage } from './LobbyPage';

const GAMES = testGames(3_000).map(({ id, nodeId, name, vendorName, isHot, isNew, rtp, ...game }) =>
  wireGame({
    gameId: id,
    nodeId,
    gameName: `${name} ${id.slice(2)}`,
    vendor: vendorName,
    isHot: isHot ? 1 : 0,
    isNew: isNew ? 1 : 0,
    hasDemo: game.hasDemo ? 1 : 0,
    rtp: rtp?.toFixed(2) ?? null,
    coverPath: game.coverPath,
  }),
);

/** Three thousand games that can be searched, narrowed and paged. */
function withGames(fake: FakePlatform): void {
  fake.on(listGames, ({ gameName = '', gameClassify, pageNo = 1, pageSize = 42 }) => {
    const found = GAMES.filter(
      (game) =>
        game.gameName.toLowerCase().includes(gameName.toLowerCase()) &&
        (gameClassify !== 'HOT' || game.isHot === 1) &&
        (gameClassify !== 'NEW' || game.isNew === 1),
    );
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  });
  fake.on(listFavouriteIds, () => ({ list: ['n-g-2', 'n-g-5'] }));
  fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }));
}

const meta = {
  title: 'Lobby/LobbyPage',
  component: LobbyPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: withGames,
    route: { url: '/rng' },
  },
  args: { category: 'RNG' },
} satisfies Meta<typeof LobbyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Member: Story = { parameters: { session: {} } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' }, args: { category: 'FISH' } };

export const Vietnamese: Story = { globals: { language: 'VI' }, args: { category: 'PVP' } };

/** Every card keeps to its column, whatever stands in it. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listGames, () => ({
        games: GAMES.slice(0, 12).map((game) => ({
          ...game,
          gameName: `${game.gameName} of San Fernando Megaways Deluxe`,
          vendor: 'Kapatagan Interactive Entertainment Studios',
        })),
        totalPages: 1,
        totalCount: 12,
      })),
  },
};

export const Loading: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listGames, 'hang') },
};

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listGames, 'server-error') },
};

export const NothingFound: Story = {
  parameters: { route: { url: '/rng?q=zzz' } },
};

const EMPTY = { games: [], totalPages: 0, totalCount: 0 };

export const FoundElsewhere: Story = {
  args: { category: 'LIVE' },
  parameters: {
    route: { url: '/live?q=pearl' },
    platform: (fake: FakePlatform) =>
      fake.on(listGames, ({ gameType }) =>
        gameType === 'LIVE' ? EMPTY : { games: GAMES.slice(0, 8), totalPages: 1, totalCount: 8 },
      ),
  },
};

export const FiltersTooNarrow: Story = {
  parameters: {
    route: { url: '/rng?show=new&vendor=RNG1' },
    platform: (fake: FakePlatform) => fake.on(listGames, () => EMPTY),
  },
};

export const EmptyCategory: Story = {
  args: { category: 'COCKFIGHT' },
  parameters: {
    route: { url: '/cockfight' },
    platform: (fake: FakePlatform) => fake.on(listGames, () => EMPTY),
  },
};
