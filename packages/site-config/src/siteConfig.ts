import {
  getDomainRoute,
  getPermission,
  getSystemStatus,
  listVendors,
  systemStateOf,
  type ApiClient,
  type DomainRoute,
  type Permission,
  type RegisterRules,
  type Resource,
  type ServiceChannel,
  type SystemState,
  type SystemStatus,
  type VendorLane,
} from '@perya/api-client';
import { isLanguageCode, type LanguageCode } from '@perya/i18n';

import { arrangeVendors } from './arrangeVendors';
import { brandBanners, type BrandBanners } from './brandBanners';
import { isHiddenLane, type Brand } from './brandPack.ts';
import { closedPaths } from './closedPaths';
import { shuffleHosts, usableHosts } from './hosts';
import { CURRENCIES, HOME_LANES } from './packChoices.ts';
import { isTimeZone, MIN_AGE } from './packValues.ts';
import { brandSwitches, type Switches } from './switches';

/** All of the operator's settings for one visitor; plain data, so that the server can serialize it. */
export interface SiteConfig {
  /** The pack, with the platform's overrides. */
  readonly brand: Brand;
  /** `maintenance` takes precedence over `region-restricted`. */
  readonly state: SystemState;
  /** The visitor's location according to the platform; empty strings if unknown. */
  readonly location: { readonly ip: string; readonly country: string };
  readonly switches: Switches;
  readonly registerRules: RegisterRules;
  readonly resources: readonly Resource[];
  readonly serviceChannels: readonly ServiceChannel[];
  /** The id that the platform gives this host; the brand's own if it names none for hosts. */
  readonly analyticsId: string | null;
  /** The picked host first, then those for failover; `/` is the site's own origin. Never empty. */
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
  /** By category, in the brand's order. */
  readonly vendors: readonly VendorLane[];
  /** False: the platform didn't respond, and this is what is known without it. */
  readonly isPlatformReachable: boolean;
  /** Paths that don't exist on this site: of hidden modules, and of another audience. */
  readonly closedPaths: readonly string[];
  /** The brand's own banners, which come before the platform's. */
  readonly banners: BrandBanners;
}

/** Options of {@link loadSiteConfig}. */
export interface LoadSiteConfigOptions {
  /**
   * The site's own host, such as `play.example.com`: its links take precedence over the brand's, and it may
   * report to its own analytics. Pass the configured one, not the `Host` header, which the visitor controls.
   * Without a host, the brand's settings are used.
   */
  host?: string | undefined;
  signal?: AbortSignal;
  /** Timeout of each call, in milliseconds. Default 3000, because page rendering waits for it. */
  timeoutMs?: number;
  /** The last good configuration of any visitor, used if the platform doesn't respond. */
  previous?: SiteConfig | undefined;
  /** 0 ≤ n < 1; for tests. */
  random?: () => number;
}

/**
 * Fetches the settings from the platform. Doesn't fail if the platform does: the site still shows its pages,
 * and shows what is missing.
 *
 * @throws only the abort reason of `signal`
 *
 * @example
 * ```ts
 * import { createApiClient } from '@perya/api-client';
 * import { loadSiteConfig } from '@perya/site-config';
 * import { loadBrandPack } from '@perya/site-config/build';
 *
 * const client = createApiClient({
 *   baseUrl: 'https://platform.example.com',
 *   getToken: () => null,
 *   getLanguage: () => 'EN',
 * });
 * const brand = loadBrandPack('brands/perya.json');
 * const config = await loadSiteConfig(client, brand, { host: 'play.example.com' });
 * config.state === 'maintenance';
 * ```
 */
export async function loadSiteConfig(
  client: Pick<ApiClient, 'call'>,
  brand: Brand,
  { host, signal, timeoutMs = 3000, previous, random = Math.random }: LoadSiteConfigOptions = {},
): Promise<SiteConfig> {
  const options = { signal, timeoutMs };
  const [status, lanes, permission, route] = await Promise.allSettled([
    client.call(getSystemStatus, {}, options),
    client.call(listVendors, {}, options),
    host === undefined ? undefined : client.call(getPermission, { host }, options),
    host === undefined ? undefined : client.call(getDomainRoute, { domain: host }, options),
  ]);
  signal?.throwIfAborted();
  const vendors =
    lanes.status === 'fulfilled' ? arrangeVendors(lanes.value, brand) : previous?.vendors;
  if (status.status === 'rejected') return withoutPlatform(brand, vendors ?? [], previous);
  const ofHost = { permission: valueOf(permission), route: valueOf(route) };
  return siteConfigOf(brand, status.value, ofHost, vendors ?? [], random);
}

/** Undefined if the call failed or wasn't made: the brand's own settings are used instead. */
function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

interface HostSettings {
  permission: Permission | undefined;
  route: DomainRoute | undefined;
}

function siteConfigOf(
  brand: Brand,
  status: SystemStatus,
  { permission, route }: HostSettings,
  vendors: readonly VendorLane[],
  random: () => number,
): SiteConfig {
  const { info, location } = status;
  const changed = changedBrand(brand, info);
  const imageHosts = shuffleHosts(usableHosts(info.imageHosts), random);
  return {
    brand: changed,
    state: systemStateOf(status),
    location,
    switches: brandSwitches(info.whitelabel, brand),
    registerRules: info.registerRules,
    resources: withSocials(withRoute(info.resources, route?.resources ?? []), brand),
    serviceChannels: info.serviceChannels,
    analyticsId: (permission?.info.analytics ?? info.analytics)?.gtagId ?? null,
    imageHosts: imageHosts.length > 0 ? imageHosts : ['/'],
    launchHosts: shuffleHosts(usableHosts(info.launchHosts), random),
    vendors,
    isPlatformReachable: true,
    closedPaths: closedPaths(brand),
    banners: brandBanners(changed),
  };
}

/** The configuration without the platform. Another visitor's location is private, so it is removed. */
function withoutPlatform(
  brand: Brand,
  vendors: readonly VendorLane[],
  previous: SiteConfig | undefined,
): SiteConfig {
  return {
    brand,
    switches: brandSwitches([], brand),
    registerRules: {},
    resources: withSocials([], brand),
    serviceChannels: [],
    analyticsId: null,
    imageHosts: ['/'],
    launchHosts: [],
    closedPaths: closedPaths(brand),
    banners: brandBanners(brand),
    ...previous,
    vendors,
    state: previous?.state === 'maintenance' ? 'maintenance' : 'normal',
    location: { ip: '', country: '' },
    isPlatformReachable: false,
  };
}

/** The host's links replace the brand's of the same type (specification §3, "Route resources likewise"). */
function withRoute(resources: readonly Resource[], ofHost: readonly Resource[]): Resource[] {
  const replaced = new Set(ofHost.map(({ type }) => type));
  return [...resources.filter(({ type }) => !replaced.has(type)), ...ofHost];
}

/** Adds the pack's channels if the platform defines none of that type. */
function withSocials(resources: readonly Resource[], { socials }: Brand): Resource[] {
  const named = new Set(resources.map(({ type }) => type));
  const missing = socials.filter(({ type }) => !named.has(type));
  return [
    ...resources,
    ...missing.map(({ type, url }) => ({ type, url, qrCodeUrl: null, label: null })),
  ];
}

/** What the platform says about the brand wins, as far as the site can show it. */
function changedBrand(brand: Brand, changes: SystemStatus['info']): Brand {
  const offered = changes.languages?.filter(isLanguageCode) ?? [];
  const languages = offered.length > 0 ? [...new Set(offered)] : brand.languages;
  const defaultLanguage = [changes.defaultLanguage, brand.defaultLanguage, languages[0]].find(
    (code) => isLanguageCode(code) && languages.includes(code),
  );
  return {
    ...brand,
    languages,
    texts: inEach(languages, brand.texts, brand.defaultLanguage),
    banners: brand.banners.map((banner) => ({
      ...banner,
      texts: inEach(languages, banner.texts, brand.defaultLanguage),
    })),
    defaultLanguage: isLanguageCode(defaultLanguage) ? defaultLanguage : brand.defaultLanguage,
    languageOnFirstVisit: changes.languageOnFirstVisit ?? brand.languageOnFirstVisit,
    currency: oneOf(CURRENCIES, changes.currency) ?? brand.currency,
    timeZone: changes.timeZone && isTimeZone(changes.timeZone) ? changes.timeZone : brand.timeZone,
    themeOnFirstVisit: changes.themeOnFirstVisit ?? brand.themeOnFirstVisit,
    lottery: changes.lotteryType ? { type: changes.lotteryType } : brand.lottery,
    homeLanes: changes.homeLanes ? knownLanes(changes.homeLanes, brand) : brand.homeLanes,
    birthdayAgeLimit: Math.max(changes.birthdayAgeLimit ?? brand.birthdayAgeLimit, MIN_AGE),
  };
}

/** In the platform's order, without duplicates and hidden modules. */
function knownLanes(
  lanes: readonly string[],
  { hiddenModules }: Pick<Brand, 'hiddenModules'>,
): Brand['homeLanes'] {
  const known = [...new Set(lanes)].flatMap((lane) => oneOf(HOME_LANES, lane) ?? []);
  return known.filter((lane) => !isHiddenLane(lane, hiddenModules));
}

/** In a language that the platform adds, the pack may have no texts: those of its default language are used. */
function inEach<T>(
  languages: readonly LanguageCode[],
  texts: Readonly<Record<string, T>>,
  defaultLanguage: LanguageCode,
): Record<string, T> {
  const own = texts[defaultLanguage];
  const missing = own === undefined ? [] : languages.filter((code) => !texts[code]);
  return { ...texts, ...Object.fromEntries(missing.map((code) => [code, own as T])) };
}

function oneOf<T extends string>(options: readonly T[], value: string | undefined): T | undefined {
  return options.find((option) => option === value);
}
