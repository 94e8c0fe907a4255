import {
  listGames,
  listHotGames,
  listPopularGames,
  listVendorGameTypes,
  listVendors,
} from '@perya/api-client';
import { serve } from '../http/serve';
import { fromDecimal } from '../money';
import type { Topic } from '../topic';
import { catalogueOf, forgetCatalogue } from './catalogue';
import { seedCatalogue } from './seed';
import { CATEGORIES } from './types';
import { wireGame } from './wire';

/** Page size of a lobby (specification §9). */
const PAGE_SIZE = 42;
const HOT_COUNT = 42;

/** Vendors and games. */
export const catalogue: Topic = {
  name: 'catalogue',
  routes: [
    serve(listGames, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const { pageNo = 1, pageSize = PAGE_SIZE } = input;
      const games = catalogue.find({
        category: input.gameType,
        vendor: input.vassalage,
        classification: input.gameClassify,
        search: input.gameName,
        minBet: input.minBet === undefined ? undefined : fromDecimal(input.minBet),
        minLines: input.minLineNum,
        sort: input.sort,
        vendorsOff: ctx.brand.vendorsOff,
      });
      return {
        games: games
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((game) => wireGame(catalogue, game)),
        totalPages: Math.ceil(games.length / pageSize),
        totalCount: games.length,
      };
    }),
    serve(listHotGames, async ({ ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const games = catalogue.find({ classification: 'HOT', vendorsOff: ctx.brand.vendorsOff });
      return {
        list: games.slice(0, HOT_COUNT).map((game) => wireGame(catalogue, game)),
        totalPages: 1,
      };
    }),
    serve(listPopularGames, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const games = catalogue.find({ vendorsOff: ctx.brand.vendorsOff });
      return { list: games.slice(0, input.count).map((game) => wireGame(catalogue, game)) };
    }),
    // The site asks for it together with the status, before it knows that it is closed.
    serve(
      listVendors,
      async ({ ctx }) => {
        const catalogue = await catalogueOf(ctx.platform);
        const offered = catalogue.vendors.filter(({ code }) => ctx.brand.vendorsOff[code] !== true);
        const lanes = CATEGORIES.map((category) => ({
          title: category,
          cards: offered
            .filter(
              (vendor) =>
                vendor.categories.includes(category) && catalogue.count(vendor.code, category) > 0,
            )
            .sort((a, b) => Number(b.isHot) - Number(a.isHot) || Number(b.isNew) - Number(a.isNew))
            .map((vendor) => {
              const gameCount = catalogue.count(vendor.code, category);
              const only = gameCount === 1 ? catalogue.first(vendor.code, category) : undefined;
              return {
                vassalage: vendor.code,
                vendorName: vendor.name,
                gameType: category,
                isHot: vendor.isHot ? (1 as const) : (0 as const),
                isGame: only === undefined ? ('VASSALAGE' as const) : ('GAME' as const),
                gameId: only?.id ?? null,
                nodeId: only?.nodeId ?? vendor.folders[category] ?? null,
                markPath: `/art/vendor/${vendor.code}.svg`,
                gameCount,
              };
            }),
        }));
        return { data: { lanes: lanes.filter(({ cards }) => cards.length > 0) } };
      },
      { whenClosed: true },
    ),
    serve(listVendorGameTypes, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const isOff = ctx.brand.vendorsOff[input.vassalage] === true;
      const list = CATEGORIES.map((gameType) => ({
        gameType,
        count: isOff ? 0 : catalogue.count(input.vassalage, gameType),
      }));
      return { list: list.filter(({ count }) => count > 0) };
    }),
  ],
  seed: seedCatalogue,
  reset: forgetCatalogue,
  start: async (platform) => {
    const catalogue = await catalogueOf(platform);
    // The first search and the first sort by name make their indexes: not while a player waits.
    catalogue.find({ search: 'perya', sort: 'NAME', vendorsOff: {} });
    return undefined;
  },
};
