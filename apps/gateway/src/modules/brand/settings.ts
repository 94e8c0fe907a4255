import { hasFlag } from 'country-flag-icons';
import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';
import { NO_REGION_RULE } from '../../kernel/location/regionRule';
import { LANGUAGE_CODES } from '@perya/i18n/core';

const Languages = v.picklist(LANGUAGE_CODES);

const Country = v.pipe(
  v.string(),
  v.check(hasFlag, 'is not an ISO 3166-1 alpha-2 code of a country'),
);

const Regions = v.pipe(
  v.object({
    mode: v.picklist(['allow', 'block']),
    countries: v.array(Country),
    unknown: v.picklist(['allow', 'block']),
  }),
  v.check(
    ({ mode, countries }) => mode === 'block' || countries.length > 0,
    'allows no country: set regionRestriction to close the site to everyone',
  ),
);

const RegisterRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.optional(v.pipe(v.number(), v.integer())),
  maxLength: v.optional(v.pipe(v.number(), v.integer())),
  acceptedPattern: v.optional(v.string()),
  /** Key under `pattern` in the site's `errors` catalogue. */
  patternId: v.optional(v.string()),
});

const Resource = v.object({
  url: v.optional(v.string(), ''),
  qrCodeUrl: v.optional(v.string(), ''),
  labelNameEn: v.optional(v.string(), ''),
});

/**
 * The settings that belong to no other module: names, languages, switches, addresses. Lists whose items a
 * patch should be able to change individually are records by name, because a JSON merge patch replaces a
 * whole array.
 */
export const brandSettings = {
  merchant: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/)),
  name: v.string(),
  /** The site's languages; the first has no special meaning. */
  languages: v.pipe(v.array(Languages), v.minLength(1)),
  defaultLanguage: Languages,
  /** The first visit's language: `brand` is `defaultLanguage`, `browser` the first that the browser prefers. */
  languageOnFirstVisit: v.optional(v.picklist(['brand', 'browser']), 'brand'),
  currency: v.picklist(['PHP', 'VND', 'THB', 'IDR', 'CNY', 'USD']),
  timeZone: v.pipe(
    v.string(),
    v.check((zone) => isTimeZone(zone), 'is not a time zone'),
  ),
  themeOnFirstVisit: v.picklist(['light', 'dark']),
  /** The age that members must have reached; can't be below 18. */
  birthdayAgeLimit: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
  /** Minutes for which a code sent to a phone is valid. */
  codeMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** Codes are sent by a service that requires only a pause of a minute between two codes (§4). */
  thirdPartySms: v.boolean(),
  /** Whitelabel switches by module id; the groups of the tree are in `wire.ts`. */
  switches: v.record(v.string(), v.boolean()),
  status: v.object({
    maintenance: v.boolean(),
    /** Closes the site to every visitor, whatever the country. */
    regionRestriction: v.boolean(),
    /** Closes the site to the visitors of some countries. */
    regions: v.optional(Regions, NO_REGION_RULE),
    /** In the sandbox: the location of every visitor. By default, each one's own. */
    location: v.object({ ip: v.nullish(v.string()), country: v.nullish(Country) }),
  }),
  registerRules: v.record(v.string(), RegisterRule),
  /** By resource type: Android, MOBILECONFIG, LITEAPP, WHATSAPP, SpeedTest, AFFILIATELINK, USDJUMP, … */
  resources: v.record(v.string(), Resource),
  customerService: v.record(
    v.picklist(['VIP', 'LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TWITTER']),
    v.object({
      path: v.string(),
      /** The address is only for signed-in pages: it's sent encrypted with the page's own key. */
      sealed: v.optional(v.boolean(), false),
    }),
  ),
  imageCDNs: v.array(v.string()),
  /** Empty: the play origin. */
  launchGameCDNs: v.array(v.string()),
  /**
   * The site's hosts, each with links that override the brand's own. If empty: the origins that the gateway
   * was started with.
   */
  domains: v.record(v.string(), v.record(v.string(), Resource)),
  gtagId: v.nullish(v.string()),
  /** Analytics ids of single hosts, which take precedence over `gtagId`. An empty one: no analytics there. */
  gtagIds: v.record(v.string(), v.string()),
  countries: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
  /**
   * The sections of the home page, from the top: HOT, NEW, POPULAR, RECENT, FAVOURITES, PROMOTIONS, WINNERS,
   * LOTTERY, POINTS or a kind of game. If missing, the site's brand pack decides.
   */
  homeLanes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2,32}$/)))),
  /** Codes of vendors that the brand doesn't offer. */
  vendorsOff: v.record(v.string(), v.boolean()),
  /** Ids of games that the brand doesn't offer. */
  gamesOff: v.optional(v.record(v.string(), v.boolean()), {}),
  /** The prize mode: which lotteries are sold, in which order, and what they return (`PRIZE_MODES`). */
  lotteryType: v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA'),
  /** Vendors with their own wallet, to which money is transferred first. If empty: one wallet for all. */
  vendorWallets: v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,16}$/))),
};

declare module '../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}
