import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';
import { LANGUAGES } from '../../kernel/text/texts';

const Languages = v.picklist(LANGUAGES);

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
 * What is no other module's: names, languages, switches, addresses. Lists that a patch should reach one by one
 * are records by name, because a JSON merge patch replaces an array whole.
 */
export const brandSettings = {
  merchant: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,32}$/)),
  name: v.string(),
  /** For whom the site is: `agents` turns everybody but agents away at the sign-in. */
  audience: v.optional(v.picklist(['members', 'agents']), 'members'),
  /** The site's languages; the first is not special. */
  languages: v.pipe(v.array(Languages), v.minLength(1)),
  defaultLanguage: Languages,
  currency: v.picklist(['PHP', 'VND', 'THB', 'IDR', 'CNY', 'USD']),
  timeZone: v.pipe(
    v.string(),
    v.check((zone) => isTimeZone(zone), 'is not a time zone'),
  ),
  themeOnFirstVisit: v.picklist(['light', 'dark']),
  birthdayAgeLimit: v.pipe(v.number(), v.integer(), v.minValue(18)),
  /** Who is younger is not registered; no brand may go below 18. */
  minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
  /** How long a code that is sent to a phone is good. */
  codeMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** Codes go through a service that wants a pause of a minute between two, and no more (§4). */
  thirdPartySms: v.boolean(),
  /** Whitelabel switches by module id; the tree's groups are in `whitelabel.ts`. */
  switches: v.record(v.string(), v.boolean()),
  status: v.object({
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    /** Where the caller is said to be; without an address the caller's own is shown. */
    location: v.object({ ip: v.nullish(v.string()), country: v.string() }),
  }),
  registerRules: v.record(v.string(), RegisterRule),
  /** By resource type: Android, MOBILECONFIG, WHATSAPP, SpeedTest, AFFILIATELINK, USDJUMP, … */
  resources: v.record(v.string(), Resource),
  customerService: v.record(
    v.picklist(['VIP', 'LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TWITTER']),
    v.object({
      path: v.string(),
      /** The address is for signed-in pages only: it travels sealed to the page's own key. */
      sealed: v.optional(v.boolean(), false),
    }),
  ),
  imageCDNs: v.array(v.string()),
  /** Empty: the play origin. */
  launchGameCDNs: v.array(v.string()),
  /**
   * Hosts that the site can be reached at, each with the links that go before the brand's own. None:
   * the origins that the gateway was started for.
   */
  domains: v.record(v.string(), v.record(v.string(), Resource)),
  gtagId: v.nullish(v.string()),
  countries: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
  /**
   * What the home page shows, from the top: HOT, NEW, POPULAR, RECENT, FAVOURITES, PROMOTIONS, WINNERS,
   * LOTTERY, POINTS or a kind of game. Without it the site's own brand pack decides.
   */
  homeLanes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2,32}$/)))),
  /** Vendor codes that the brand does not offer. */
  vendorsOff: v.record(v.string(), v.boolean()),
  /** Vendors with a wallet of their own, to which money is moved first. None: one wallet for all. */
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
