import { listGames, listHotGames, type ApiClient, type Category } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import {
  CATEGORY_PATHS,
  categoriesWithVendors,
  type Brand,
  type SiteConfig,
} from '@perya/site-config';

/**
 * The number of category lanes rendered by the server, besides the hot games. The others load when near the
 * viewport.
 */
const LANES_FROM_SERVER = 1;
const LANE_GAMES = 10;

export type HomeLane = Brand['homeLanes'][number];

export function isCategoryLane(lane: HomeLane): lane is Category {
  return lane in CATEGORY_PATHS;
}

/** The number of hot games fetched for the first view. A refetch returns all of them. */
const FIRST_HOT_GAMES = 10;

export function hotQuery(client: ApiClient) {
  return {
    ...apiQuery(client, listHotGames, {}),
    queryFn: async () => (await client.call(listHotGames, {})).slice(0, FIRST_HOT_GAMES),
  };
}

/** The first games of a category, in the platform's order. */
export function laneQuery(client: ApiClient, category: Category) {
  return apiQuery(client, listGames, laneInput(category));
}

export function laneInput(category: Category) {
  return { category, page: 1, pageSize: LANE_GAMES, sort: 'popular' as const };
}

/** The lanes of the home page in the brand's order. Categories without studios are left out. */
export function homeLanes({ brand, vendors }: Pick<SiteConfig, 'brand' | 'vendors'>): HomeLane[] {
  const categories = new Set<string>(categoriesWithVendors(vendors));
  return brand.homeLanes.filter((lane) => !isCategoryLane(lane) || categories.has(lane));
}

/** The categories whose lanes the server renders. */
export function immediateCategories(config: Pick<SiteConfig, 'brand' | 'vendors'>): Category[] {
  return homeLanes(config).filter(isCategoryLane).slice(0, LANES_FROM_SERVER);
}
