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
import { catalogueOf, forgetCatalogue, type Catalogue } from './catalogue';
import { facetsOf } from './facets';
import { vendorLanes } from './lanes';
import { queryOf } from './query';
import { seedCatalogue } from './seed';
import { suggestionsFor } from './suggest';
import { showWallets } from './wallets';
import { CATEGORIES } from './types';
import { wireGame } from './wire';

const HOT_COUNT = 42;
const SORTS = ['name', 'new', 'rtp', 'min-bet'] as const;

/** Vendors, their games and the wallets that members have with them. */
export const catalogue: Module = {
  name: 'catalogue',
  routes: [
    serve(listGames, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const { pageNo, pageSize } = input;
      const games = catalogue.find(queryOf(input, ctx.brand.vendorsOff));
      return {
        games: games
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((game) => wireGame(catalogue, game)),
        totalPages: Math.ceil(games.length / pageSize),
        totalCount: games.length,
      };
    }),
    serve(getGameFacets, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      return facetsOf(catalogue, queryOf(input, ctx.brand.vendorsOff));
    }),
    serve(suggestGames, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      return suggestionsFor(catalogue, queryOf(input, ctx.brand.vendorsOff));
    }),
    serve(listHotGames, async ({ ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const games = catalogue.find({ classification: 'hot', vendorsOff: ctx.brand.vendorsOff });
      return {
        list: games.slice(0, HOT_COUNT).map((game) => wireGame(catalogue, game)),
        totalPages: 1,
      };
    }),
    serve(listPopularGames, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      const games = catalogue.find({ vendorsOff: ctx.brand.vendorsOff });
      return games.slice(0, input.count).map((game) => wireGame(catalogue, game));
    }),
    serve(
      listVendors,
      async ({ ctx }) => {
        const catalogue = await catalogueOf(ctx.platform);
        return { data: { lanes: vendorLanes(catalogue, ctx.brand.vendorsOff) } };
      },
      // The site asks for it together with the status, before it knows that it is closed.
      { whenClosed: true },
    ),
    serve(listVendorGameTypes, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      if (ctx.brand.vendorsOff[input.vendor] === true) return [];
      return CATEGORIES.map((category) => ({
        category,
        gameCount: catalogue.count(input.vendor, category),
      })).filter(({ gameCount }) => gameCount > 0);
    }),
    serve(listWallets, ({ ctx }) => showWallets(ctx)),
  ],
  seed: seedCatalogue,
  reset: async (platform, hasChanged) => {
    if (!hasChanged('vendor') && !hasChanged('game')) return;
    forgetCatalogue(platform);
    // At once: a call that first needs it within its transaction would wait for itself.
    await catalogueOf(platform);
  },
  start: async (platform) => {
    const catalogue = await catalogueOf(platform);
    warm(catalogue);
  },
};

/** Makes the indexes and the lists that every lobby opens with: not while a player waits. */
function warm(catalogue: Catalogue): void {
  catalogue.find({ search: 'perya', vendorsOff: {} });
  for (const category of CATEGORIES) {
    for (const sort of SORTS) catalogue.find({ category, sort, vendorsOff: {} });
    facetsOf(catalogue, { category, vendorsOff: {} });
  }
}
