// Separate from the rules of the sports, because a page needs these names from the start.

/** The sports of the book, named like the themes of the game list's games. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'boxing',
  'motor',
  'moba',
  'fps',
  'arena',
  'esracing',
  'derby',
] as const;

export type Sport = (typeof SPORTS)[number];

/** The sports in each category of the lobby. */
export const SPORTS_OF = {
  SPORTS: ['football', 'basketball', 'tennis', 'volleyball', 'boxing', 'motor'],
  ESPORTS: ['moba', 'fps', 'arena', 'esracing'],
  COCKFIGHT: ['derby'],
} as const satisfies Record<string, readonly Sport[]>;

export type SportsCategory = keyof typeof SPORTS_OF;

/** Whether a category of games belongs to the sports book. */
export const isSportsCategory = (category: string): category is SportsCategory =>
  Object.hasOwn(SPORTS_OF, category);
