import type { Category, VendorLane } from '@perya/api-client';

/** The lobby path of each category (specification §1). */
export const CATEGORY_PATHS: Readonly<Record<Category, `/${string}`>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  INHOUSE: '/inhouse',
  LOTT: '/lott',
  ELOTT: '/elott',
};

/** The non-empty categories, in the order of the lanes. */
export function categoriesWithVendors(lanes: readonly VendorLane[]): Category[] {
  return lanes.filter(({ vendors }) => vendors.length > 0).map(({ category }) => category);
}
