import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import { PayoutSettings } from '../payouts/settings';
import { TurnoverSettings } from '../turnover/settings';
import { DEFAULT_PAYMENTS, PaymentSettings } from '../payments/settings';
import { DEFAULT_PROTECTION, ProtectionSettings } from '../protection/settings';
import { BrandRebateSchema, DEFAULT_REBATE } from '../rebates/brandRebate';
import { BrandReferralSchema, DEFAULT_REFERRAL } from '../referrals/brandReferral';
import {
  BrandAffiliateSchema,
  BrandAgentsSchema,
  DEFAULT_AFFILIATE,
  DEFAULT_AGENTS,
} from '../team/brandAgents';
import { BrandActivitiesSchema, DEFAULT_ACTIVITIES } from '../activities/brandActivities';
import { BrandRewardsSchema, DEFAULT_REWARDS } from '../rewards/brandRewards';
import { DEFAULT_TRANSFERS, TransferSettings } from '../wallet/settings';
import { BrandContractsSchema, DEFAULT_CONTRACTS } from '../contracts/brandContracts';
import { CLUB_LEVELS, ClubLevels } from '../club/levels';
import { DEFAULT_SECURITY, SecuritySettings } from '../security/settings';

const Languages = v.picklist(['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL']);

const RegisterRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.optional(v.pipe(v.number(), v.integer())),
  maxLength: v.optional(v.pipe(v.number(), v.integer())),
  acceptedPattern: v.optional(v.string()),
  /** Key under `pattern` in the site's `errors` catalogue. */
  patternId: v.optional(v.string()),
});

/** An amount as it travels: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));

const WordCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));

const Resource = v.object({
  url: v.optional(v.string(), ''),
  qrCodeUrl: v.optional(v.string(), ''),
  labelNameEn: v.optional(v.string(), ''),
});

/**
 * Everything that one operator's site is told by the platform, as one document: stored in the
 * database, patched by `PUT /sandbox/brand`. Lists that a patch should reach one by one are
 * records by name, because a JSON merge patch replaces an array whole.
 */
export const BrandSchema = v.object({
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
  points: v.object({
    isConvertible: v.boolean(),
    /** So many points become `convertAmount`. */
    convertPoints: v.pipe(v.number(), v.integer(), v.minValue(1)),
    convertAmount: Decimal,
    minConvertPoints: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** How many times over the money is played before the next withdrawal. */
    convertTurnover: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
    /** Turnover that earns one point, by category; a category that is not named earns none. */
    turnoverPerPoint: v.record(v.picklist(CATEGORIES), Decimal),
  }),
  /** What play gives back. */
  rebate: v.optional(BrandRebateSchema, DEFAULT_REBATE),
  /** How invitations pay. */
  referral: v.optional(BrandReferralSchema, DEFAULT_REFERRAL),
  /** Withdrawals and where they go. */
  payouts: PayoutSettings,
  /** What must be played before money of the house can be withdrawn. */
  turnover: TurnoverSettings,
  /** How many words a feedback may have. */
  feedback: v.optional(
    v.pipe(
      v.object({ minWords: WordCount, maxWords: WordCount }),
      v.check(({ minWords, maxWords }) => minWords <= maxWords, 'minWords is above maxWords'),
    ),
    { minWords: 5, maxWords: 300 },
  ),
  /** The prize mode that lotteries are sold at, and the lobby that sells those of the region. */
  lotteryType: v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA'),
  /** How members pay in. */
  payments: v.optional(PaymentSettings, DEFAULT_PAYMENTS),
  /** Limits and breaks. */
  protection: v.optional(ProtectionSettings, DEFAULT_PROTECTION),
  security: v.optional(SecuritySettings, DEFAULT_SECURITY),
  /** The levels of the club, from the lowest. */
  clubLevels: v.optional(ClubLevels, CLUB_LEVELS),
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
  /** Limits of transfers to the upline and to downlines. */
  transfers: v.optional(TransferSettings, DEFAULT_TRANSFERS),
  /** Teams of agents. */
  agents: v.optional(BrandAgentsSchema, DEFAULT_AGENTS),
  /** What agents' codes bring. */
  affiliate: v.optional(BrandAffiliateSchema, DEFAULT_AFFILIATE),
  /** Checking in, the wheel, tournaments and free spins. */
  activities: v.optional(BrandActivitiesSchema, DEFAULT_ACTIVITIES),
  /** What the house gives its members. */
  rewards: v.optional(BrandRewardsSchema, DEFAULT_REWARDS),
  /** Contracts between agents. */
  contracts: v.optional(BrandContractsSchema, DEFAULT_CONTRACTS),
});

/** See `BrandSchema`. */
export type Brand = v.InferOutput<typeof BrandSchema>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}
