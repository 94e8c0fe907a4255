import { listGames, listHotGames, type ApiClient, type Category } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import {
  CATEGORY_PATHS,
  categoriesWithVendors,
  type Brand,
  type SiteConfig,
} from '@perya/site-config';

/** So many lanes of kinds of games come with the page, beside the hot one; the others when they come near. */
const LANES_FROM_SERVER = 1;
const LANE_GAMES = 10;

export type HomeLane = Brand['homeLanes'][number];

export function isCategoryLane(lane: HomeLane): lane is Category {
  return lane in CATEGORY_PATHS;
}

/** Of what is hot, what a lane shows before it is turned; all of it comes when it is asked for anew. */
const FIRST_HOT_GAMES = 10;

export function hotQuery(client: ApiClient) {
  return {
    ...apiQuery(client, listHotGames, {}),
    queryFn: async () => (await client.call(listHotGames, {})).slice(0, FIRST_HOT_GAMES),
  };
}

/** The first games of a kind, in the platform's own order. */
export function laneQuery(client: ApiClient, category: Category) {
  return apiQuery(client, listGames, laneInput(category));
}

export function laneInput(category: Category) {
  return { category, page: 1, pageSize: LANE_GAMES, sort: 'popular' as const };
}

/** The lanes of the home page in the brand's order; kinds of games without studios have none. */
export function homeLanes({ brand, vendors }: Pick<SiteConfig, 'brand' | 'vendors'>): HomeLane[] {
  const categories = new Set<string>(categoriesWithVendors(vendors));
  return brand.homeLanes.filter((lane) => !isCategoryLane(lane) || categories.has(lane));
}

/** The kinds of games whose lanes are in the page that the server sends. */
export function immediateCategories(config: Pick<SiteConfig, 'brand' | 'vendors'>): Category[] {
  return homeLanes(config).filter(isCategoryLane).slice(0, LANES_FROM_SERVER);
}
