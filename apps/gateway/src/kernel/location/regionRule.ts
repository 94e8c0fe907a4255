/** The countries that an operator serves. The default restricts nobody. */
export interface RegionRule {
  /** `allow`: only these countries; `block`: all countries but these. */
  mode: 'allow' | 'block';
  /** ISO 3166-1 alpha-2 codes. */
  countries: string[];
  /** For visitors whose country isn't known, such as those with a private address. */
  unknown: 'allow' | 'block';
}

/** Restricts nobody. */
export const NO_REGION_RULE: RegionRule = { mode: 'block', countries: [], unknown: 'allow' };

/**
 * Whether the rule closes the site in a country.
 *
 * @param country the visitor's, or null if it isn't known
 */
export function isCountryRestricted(
  { mode, countries, unknown }: RegionRule,
  country: string | null,
): boolean {
  if (country === null) return unknown === 'block';
  return countries.includes(country) === (mode === 'block');
}
