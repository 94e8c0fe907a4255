import type { BrandStore } from '../brand';
import type { Config } from '../config/config';
import type { CountryLookup } from './countryLookup';
import { isCountryRestricted } from './regionRule';

/** The parts of the platform that a visitor's location depends on. */
export interface LocationParts {
  readonly brand: Pick<BrandStore, 'current'>;
  readonly config: Pick<Config, 'sandbox'>;
  readonly countryLookup: CountryLookup;
}

/** Where a visitor is. */
export interface VisitorLocation {
  ip: string;
  /** ISO 3166-1 alpha-2; null if it isn't known. */
  country: string | null;
}

/**
 * A visitor's location, by IP address. In the sandbox, the brand can set another one for all visitors
 * (`status.location`).
 */
export function visitorLocation(
  { brand, config, countryLookup }: LocationParts,
  ip: string,
): VisitorLocation {
  const simulated = config.sandbox ? brand.current.status.location : {};
  const address = simulated.ip ?? ip;
  return { ip: address, country: simulated.country ?? countryLookup.countryOf(address) };
}

/** Whether the site is closed to a visitor because of the region: for everyone, or by the rule of countries. */
export function isRegionRestricted(parts: LocationParts, ip: string): boolean {
  const { regionRestriction, regions } = parts.brand.current.status;
  return regionRestriction || isCountryRestricted(regions, visitorLocation(parts, ip).country);
}
