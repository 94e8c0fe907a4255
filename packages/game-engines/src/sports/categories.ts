// Without the rules of the sports: a page has these names from the start.

/** The sports of the book, by the themes that the catalogue's games have. */
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

/** Which sports a category of the lobby offers. */
export const SPORTS_OF = {
  SPORTS: ['football', 'basketball', 'tennis', 'volleyball', 'boxing', 'motor'],
  ESPORTS: ['moba', 'fps', 'arena', 'esracing'],
  COCKFIGHT: ['derby'],
} as const satisfies Record<string, readonly Sport[]>;

export type SportsCategory = keyof typeof SPORTS_OF;

/** Whether a category of the catalogue is one of the book's. */
export const isSportsCategory = (category: string): category is SportsCategory =>
  Object.hasOwn(SPORTS_OF, category);
