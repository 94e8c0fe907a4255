import * as flags from 'country-flag-icons/string/3x2';

const FLAGS: ReadonlyMap<string, string> = new Map(Object.entries(flags));

/** The flag of a country (ISO 3166-1 alpha-2) as a 3:2 SVG, if there is one. */
export const flagSvg = (countryCode: string): string | undefined => FLAGS.get(countryCode);

/** The path of its picture on an image host; null if there is none. */
export const flagPath = (countryCode: string): string | null =>
  FLAGS.has(countryCode) ? `/art/flags/${countryCode}.svg` : null;
