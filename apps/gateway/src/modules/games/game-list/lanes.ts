import type { listVendors, WireValueOf } from '@perya/api-client';
import type { GameList } from './gameList';
import { CATEGORIES, type Category, type Vendor } from './types';

type WireLane = WireValueOf<typeof listVendors>['data']['lanes'][number];

/** The vendors of each category with games: hot ones first, then new ones. */
export function vendorLanes(
  gameList: GameList,
  vendorsOff: Readonly<Record<string, boolean>>,
): WireLane[] {
  const offered = gameList.vendors
    .filter(({ code }) => vendorsOff[code] !== true)
    .toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || Number(b.isNew) - Number(a.isNew));
  return CATEGORIES.map((category) => ({
    title: category,
    cards: offered
      .filter(({ code }) => gameList.count(code, category) > 0)
      .map((vendor) => vendorCard(gameList, vendor, category)),
  })).filter(({ cards }) => cards.length > 0);
}

/** A vendor with one game is listed as that game; with several, as a folder. */
function vendorCard(
  gameList: GameList,
  { code, name, isHot, isNew, folders }: Vendor,
  category: Category,
): WireLane['cards'][number] {
  const gameCount = gameList.count(code, category);
  const only = gameCount === 1 ? gameList.first(code, category) : undefined;
  return {
    vassalage: code,
    name,
    gameType: category,
    isHot: isHot ? 1 : 0,
    isNew,
    isGame: only === undefined ? 'VASSALAGE' : 'GAME',
    gameId: only?.id ?? null,
    nodeId: only?.nodeId ?? folders[category] ?? null,
    markPath: `/art/vendor/${code}.svg`,
    gameCount,
  };
}
