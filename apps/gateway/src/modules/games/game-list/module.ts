import {
  getGameFacets,
  listGames,
  listHotGames,
  listPopularGames,
  listVendorGameTypes,
  listVendors,
  listWallets,
  suggestGames,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { gameListOf, forgetGameList, type GameList } from './gameList';
import { facetsOf } from './facets';
import { vendorLanes } from './lanes';
import { isSold } from './lotteries';
import { queryOf } from './query';
import { seedGameList } from './seed';
import { suggestionsFor } from './suggest';
import { showWallets } from './wallets';
import { CATEGORIES } from './types';
import { wireGame } from './wire';

const HOT_COUNT = 42;
const SORTS = ['name', 'new', 'rtp', 'min-bet'] as const;

/** Vendors, their games and members' wallets with them. */
export const gameList: Module = {
  name: 'game-list',
  routes: [
    serve(listGames, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const { pageNo, pageSize } = input;
      const games = gameList.find(queryOf(input, ctx.brand.vendorsOff));
      return {
        games: games
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((game) => wireGame(gameList, game)),
        totalPages: Math.ceil(games.length / pageSize),
        totalCount: games.length,
      };
    }),
    serve(getGameFacets, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      return facetsOf(gameList, queryOf(input, ctx.brand.vendorsOff));
    }),
    serve(suggestGames, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      return suggestionsFor(gameList, queryOf(input, ctx.brand.vendorsOff));
    }),
    serve(listHotGames, async ({ ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const games = gameList.find({ classification: 'hot', vendorsOff: ctx.brand.vendorsOff });
      return {
        list: games.slice(0, HOT_COUNT).map((game) => wireGame(gameList, game)),
        totalPages: 1,
      };
    }),
    serve(listPopularGames, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const games = gameList.find({ vendorsOff: ctx.brand.vendorsOff });
      return games
        .filter(({ code }) => isSold(input.prizeMode, code))
        .slice(0, input.count)
        .map((game) => wireGame(gameList, game));
    }),
    serve(
      listVendors,
      async ({ ctx }) => {
        const gameList = await gameListOf(ctx.platform);
        return { data: { lanes: vendorLanes(gameList, ctx.brand.vendorsOff) } };
      },
      // The site requests it together with the status, before it knows that it's closed.
      { whenClosed: true },
    ),
    serve(listVendorGameTypes, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      if (ctx.brand.vendorsOff[input.vendor] === true) return [];
      return CATEGORIES.map((category) => ({
        category,
        gameCount: gameList.count(input.vendor, category),
      })).filter(({ gameCount }) => gameCount > 0);
    }),
    serve(listWallets, ({ ctx }) => showWallets(ctx)),
  ],
  seed: seedGameList,
  reset: async (platform, hasChanged) => {
    if (!hasChanged('vendor') && !hasChanged('game')) return;
    forgetGameList(platform);
    // Reloaded immediately: a call that loads it inside its own transaction would deadlock.
    await gameListOf(platform);
  },
  start: async (platform) => {
    const gameList = await gameListOf(platform);
    warm(gameList);
  },
};

/** Builds the indexes and the initial lists of every lobby in advance, so that no player waits for them. */
function warm(gameList: GameList): void {
  gameList.find({ search: 'perya', vendorsOff: {} });
  for (const category of CATEGORIES) {
    for (const sort of SORTS) gameList.find({ category, sort, vendorsOff: {} });
    facetsOf(gameList, { category, vendorsOff: {} });
  }
}
