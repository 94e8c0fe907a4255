import * as v from 'valibot';

/** All game categories, in the order of the menu. */
export const CATEGORIES = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
] as const;

/** The game categories; each has a lobby. */
export type Category = (typeof CATEGORIES)[number];

/* @__NO_SIDE_EFFECTS__ */
export function categorySchema() {
  return v.picklist(CATEGORIES);
}
