import * as flags from 'country-flag-icons/string/3x2';

const FLAGS: ReadonlyMap<string, string> = new Map(Object.entries(flags));

/** The flag of a country (ISO 3166-1 alpha-2) as an SVG of three by two, where there is one. */
export const flagSvg = (countryCode: string): string | undefined => FLAGS.get(countryCode);

/** Where its picture is, on an image host; null where there is none. */
export const flagPath = (countryCode: string): string | null =>
  FLAGS.has(countryCode) ? `/art/flags/${countryCode}.svg` : null;
