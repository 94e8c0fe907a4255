import {
  getBalance,
  getGameFacets,
  getLibraryCounts,
  listComingDraws,
  listFavouriteIds,
  listFavourites,
  listGames,
  listLiveTables,
  listLobbyEvents,
  listRecentGames,
  listWinners,
  suggestGames,
} from '@perya/api-client';
import {
  storyState,
  wireGame,
  wireGameFacets,
  wireGameSuggestions,
  wireLiveTable,
  wireComingDraw,
  wireLobbyEvent,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../filters/locales';
import { catalogue } from '../locales';
import { testGames, wireWinners } from '../testing';
import { LobbyPage } from './LobbyPage';

const GAMES = testGames(3_000).map(
  ({ id, nodeId, name, vendorName, isHot, isNew, hasDemo, rtp, coverPath }) =>
    wireGame({
      gameId: id,
      nodeId,
      gameName: `${name} ${id.slice(2)}`,
      vendor: vendorName,
      isHot,
      isNew,
      hasDemo,
      rtp,
      kind: 'BACCARAT',
      coverPath,
    }),
);
const EMPTY = { games: [], totalPages: 0, totalCount: 0 };

/** Three thousand games that can be searched, filtered and paged. */
function withGames(fake: FakePlatform): void {
  fake.on(listGames, ({ gameName = '', gameClassify, gameType, pageNo, pageSize }) => {
    const found = GAMES.slice(0, gameType === 'RNG' ? undefined : 36).filter(
      (game) =>
        game.gameName.toLowerCase().includes(gameName.toLowerCase()) &&
        (gameClassify !== 'hot' || game.isHot) &&
        (gameClassify !== 'new' || game.isNew),
    );
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  });
  fake.on(getGameFacets, () => wireGameFacets({ total: GAMES.length }));
  fake.on(suggestGames, () => wireGameSuggestions());
  fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }));
  withLibrary(fake);
  withGoingsOn(fake);
}

/** The member's favorites and recent games. */
function withLibrary(fake: FakePlatform): void {
  fake.on(listFavouriteIds, () => ({ list: ['n-g-2', 'n-g-5'] }));
  fake.on(listFavourites, () => ({
    content: [GAMES[1], GAMES[4]].flatMap((game) => game ?? []),
    totalPages: 1,
    totalCount: 2,
  }));
  fake.on(getLibraryCounts, () => ({
    favourites: { total: 2, byCategory: { RNG: 2 } },
    recents: { total: 0, byCategory: {} },
  }));
}

/** Live data: wins, tables, events, draws. */
function withGoingsOn(fake: FakePlatform): void {
  fake.on(listWinners, () => ({ currency: 'PHP', list: wireWinners() }));
  fake.on(listLiveTables, ({ gameIds }) => ({
    currency: 'PHP',
    list: gameIds.map((gameId, at) =>
      wireLiveTable({ gameId, seatsTaken: at % 8, state: at % 5 === 3 ? 'DEALING' : 'BETTING' }),
    ),
  }));
  fake.on(listLobbyEvents, ({ category }) =>
    ['e-1', 'e-2', 'e-3', 'e-4'].map((id) => wireLobbyEvent({ id, category })),
  );
  fake.on(listComingDraws, () =>
    ['Lotto 6/42', 'Lotto 6/55', 'Minuto 5/20'].map((lotteryName, at) =>
      wireComingDraw({
        lottery: `L${at}`,
        lotteryName,
        category: 'ELOTT',
        group: null,
        locksAt: Date.now() + (at + 1) * 1_700_000,
        drawsAt: Date.now() + (at + 2) * 1_700_000,
      }),
    ),
  );
}

const meta = {
  title: 'Play/Finding games/LobbyPage',
  component: LobbyPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, filtersCatalogue, loadedCatalogue],
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

export const Thai: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
  args: { category: 'FISH' },
};

export const Vietnamese: Story = { globals: { language: 'VI' }, args: { category: 'PVP' } };

/** Every card keeps to its column, whatever its content. */
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

export const Loading: Story = { parameters: storyState.loading(listGames) };

export const Failed: Story = { parameters: storyState.failed(listGames) };

export const NothingFound: Story = {
  parameters: { route: { url: '/rng?q=zzz' } },
};

export const Live: Story = {
  args: { category: 'LIVE' },
  parameters: { route: { url: '/live' } },
};

export const LiveOnAPhone: Story = { ...Live, globals: { viewport: { value: 'phone' } } };

export const Sports: Story = {
  args: { category: 'SPORTS' },
  parameters: { route: { url: '/sports' } },
};

export const Lotteries: Story = {
  args: { category: 'ELOTT' },
  parameters: { route: { url: '/elott' } },
};

export const Inhouse: Story = {
  args: { category: 'INHOUSE' },
  parameters: { route: { url: '/inhouse' } },
};

export const Favourites: Story = {
  parameters: { session: {}, route: { url: '/rng?show=favourites' } },
};

export const FavouritesOfAGuest: Story = {
  parameters: { route: { url: '/rng?show=favourites' } },
};

export const NoRecentGames: Story = {
  parameters: {
    session: {},
    route: { url: '/rng?show=recent' },
    ...storyState.answered(listRecentGames, { list: [], totalPages: 0, totalCount: 0 }),
  },
};

/** A vendor's folder is open over the lobby. */
export const FolderOpen: Story = { parameters: { route: { url: '/rng?folder=RNG1' } } };

export const FiltersTooNarrow: Story = {
  parameters: {
    route: { url: '/rng?show=new&vendor=TLA&feature=FREE_SPINS&rtp=97-' },
    ...storyState.answered(listGames, EMPTY),
  },
};

export const EmptyCategory: Story = {
  args: { category: 'COCKFIGHT' },
  parameters: { route: { url: '/cockfight' }, ...storyState.answered(listGames, EMPTY) },
};
