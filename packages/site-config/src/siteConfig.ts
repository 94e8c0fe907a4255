import {
  getSystemStatus,
  listVendors,
  systemStateOf,
  type ApiClient,
  type RegisterRules,
  type Resource,
  type ServiceChannel,
  type SystemState,
  type SystemStatus,
  type VendorLane,
} from '@perya/api-client';
import { isLanguageCode } from '@perya/i18n';

import { CURRENCIES, HOME_LANES, isTimeZone, type Brand } from './brandPack.ts';
import { pickHosts, usableHosts } from './hosts';
import { switchesOf, type Switches } from './switches';
import { arrangeVendors } from './vendors';

/** Everything that the operator has set, for one visitor; plain data, so that the server can send it along. */
export interface SiteConfig {
  /** The pack, with what the platform has changed about it. */
  readonly brand: Brand;
  /** `maintenance` wins over `region-restricted`. */
  readonly state: SystemState;
  /** Where the platform sees the visitor; empty texts when it has not said. */
  readonly location: { readonly ip: string; readonly country: string };
  readonly switches: Switches;
  readonly registerRules: RegisterRules;
  readonly resources: readonly Resource[];
  readonly serviceChannels: readonly ServiceChannel[];
  readonly analyticsId: string | null;
  /** The picked host first, then those to fail over to; `/` is the site's own origin. Never empty. */
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
  /** By category, in the brand's order. */
  readonly vendors: readonly VendorLane[];
  /** False: the platform did not answer, and this is what the site knows without it. */
  readonly isPlatformReachable: boolean;
}

export interface LoadSiteConfigOptions {
  signal?: AbortSignal;
  /** Time allowed for each call, in milliseconds. Default 3000: a page is waiting. */
  timeoutMs?: number;
  /** The last good configuration of any visitor, for when the platform does not answer. */
  previous?: SiteConfig | undefined;
  /** 0 ≤ n < 1; for tests. */
  random?: () => number;
}

/**
 * Asks the platform for what it has set. Does not fail with it: a site without its platform still
 * shows its pages, and says what is missing.
 *
 * @throws only what `signal` is aborted with
 */
export async function loadSiteConfig(
  client: Pick<ApiClient, 'call'>,
  brand: Brand,
  { signal, timeoutMs = 3000, previous, random = Math.random }: LoadSiteConfigOptions = {},
): Promise<SiteConfig> {
  const options = { signal, timeoutMs };
  const [status, lanes] = await Promise.allSettled([
    client.call(getSystemStatus, {}, options),
    client.call(listVendors, {}, options),
  ]);
  signal?.throwIfAborted();
  const vendors =
    lanes.status === 'fulfilled' ? arrangeVendors(lanes.value, brand) : previous?.vendors;
  if (status.status === 'rejected') return withoutPlatform(brand, vendors ?? [], previous);
  return siteConfigOf(brand, status.value, vendors ?? [], random);
}

function siteConfigOf(
  brand: Brand,
  status: SystemStatus,
  vendors: readonly VendorLane[],
  random: () => number,
): SiteConfig {
  const { info, location } = status;
  const switches = switchesOf(info.whitelabel);
  const imageHosts = pickHosts(usableHosts(info.imageHosts), random);
  return {
    brand: changedBrand(brand, info),
    state: systemStateOf(status),
    location,
    switches: {
      ...switches,
      loginRequiredEverywhere: switches.loginRequiredEverywhere || brand.loginedToHomePage,
    },
    registerRules: info.registerRules,
    resources: withSocials(info.resources, brand),
    serviceChannels: info.serviceChannels,
    analyticsId: info.analytics?.gtagId ?? null,
    imageHosts: imageHosts.length > 0 ? imageHosts : ['/'],
    launchHosts: pickHosts(usableHosts(info.launchHosts), random),
    vendors,
    isPlatformReachable: true,
  };
}

/** What is known without the platform. Another visitor's place is nobody's business. */
function withoutPlatform(
  brand: Brand,
  vendors: readonly VendorLane[],
  previous: SiteConfig | undefined,
): SiteConfig {
  return {
    brand,
    switches: {
      ...switchesOf([]),
      loginRequiredEverywhere: brand.loginedToHomePage,
    },
    registerRules: {},
    resources: withSocials([], brand),
    serviceChannels: [],
    analyticsId: null,
    imageHosts: ['/'],
    launchHosts: [],
    ...previous,
    vendors,
    state: previous?.state === 'maintenance' ? 'maintenance' : 'normal',
    location: { ip: '', country: '' },
    isPlatformReachable: false,
  };
}

/** The pack's channels, where the platform names none of that type. */
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
    defaultLanguage: isLanguageCode(defaultLanguage) ? defaultLanguage : brand.defaultLanguage,
    currency: oneOf(CURRENCIES, changes.currency) ?? brand.currency,
    timeZone: changes.timeZone && isTimeZone(changes.timeZone) ? changes.timeZone : brand.timeZone,
    themeOnFirstVisit: changes.themeOnFirstVisit ?? brand.themeOnFirstVisit,
    homeLanes: changes.homeLanes ? knownLanes(changes.homeLanes) : brand.homeLanes,
    birthdayAgeLimit: Math.max(
      changes.birthdayAgeLimit ?? brand.birthdayAgeLimit,
      brand.minimumAge,
    ),
  };
}

/** In the platform's order, each once. */
function knownLanes(lanes: readonly string[]): Brand['homeLanes'] {
  return [...new Set(lanes)].flatMap((lane) => oneOf(HOME_LANES, lane) ?? []);
}

function oneOf<T extends string>(options: readonly T[], value: string | undefined): T | undefined {
  return options.find((option) => option === value);
}
