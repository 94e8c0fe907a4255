// Build scripts also import this from source, so nothing here may require a bundler.
import type { Category } from '@perya/api-client';
import type { LanguageCode } from '@perya/i18n';
import * as v from 'valibot';

const LANGUAGES = [
  'TY',
  'EN',
  'CN',
  'ID',
  'TH',
  'VI',
  'FIL',
] as const satisfies readonly LanguageCode[];

const CATEGORIES = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
] as const satisfies readonly Category[];

/** The sections available for a home page. Each renders nothing when it is empty. */
export const HOME_LANES = [
  'HOT',
  'NEW',
  'POPULAR',
  'RECENT',
  'FAVOURITES',
  'PROMOTIONS',
  'WINNERS',
  'LOTTERY',
  'POINTS',
  ...CATEGORIES,
] as const;

export const CURRENCIES = ['PHP', 'VND', 'THB', 'IDR', 'CNY', 'USD'] as const;

const text = (max = 200) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must have at most ${max} characters`),
  );

const webAddress = () =>
  v.pipe(
    text(500),
    v.check((value) => {
      const url = URL.parse(value);
      return url !== null && url.protocol === 'https:' && url.username === '';
    }, 'must be an https address, for example "https://example.com/page"'),
  );

/** A path of the site itself: two leading slashes would be another host. */
const sitePath = () =>
  v.pipe(
    text(500),
    v.regex(
      /^\/(?![/\\])[^\s<>"'\\]*$/,
      'must be a path of the site, for example "/brand/logo.svg"',
    ),
  );

/** The lowest age that a brand can set, in years (decisions: Session and sign-in). */
export const MIN_AGE = 18;

const age = () =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number of years'),
    v.minValue(MIN_AGE),
    v.maxValue(99),
  );

const unique = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.array(v.picklist(options)),
    v.check((items) => new Set(items).size === items.length, 'must not name anything twice'),
  );

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const timeZone = () =>
  v.pipe(text(64), v.check(isTimeZone, 'must be an IANA time zone, for example "Asia/Manila"'));

/** Roles only: the palette below them belongs to the kit. The value is written into a style sheet. */
const roleTokens = () =>
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^--(?:color|hue|radius|font)-[a-z0-9-]+$/,
        'must be a role token: --color-…, --hue-…, --radius-… or --font-…',
      ),
    ),
    v.pipe(
      text(200),
      v.regex(
        /^(?!.*(?:url|expression)\s*\()[\w\s#%.,()/'"+-]+$/i,
        'must be a plain CSS value, without url(), braces or semicolons',
      ),
    ),
  );

const vendorCodes = () => v.array(v.pipe(text(32), v.regex(/^[A-Za-z0-9_-]+$/)));

const BrandPackSchema = v.pipe(
  v.strictObject({
    /** For validation in an editor; ignored. */
    $schema: v.optional(v.string()),
    name: text(60),
    /** The company that runs the site, for the last line of the footer. */
    legalName: text(120),
    /**
     * Who the site is for: `members` is the whole site; `agents` is a site for agents only, with the agent
     * center and without games. Its server needs `SITE_KEY`, by which the platform knows it.
     */
    audience: v.optional(v.picklist(['members', 'agents']), 'members'),
    merchantCode: v.pipe(text(32), v.regex(/^[A-Za-z0-9_-]+$/, 'must be letters and digits')),
    logoPath: sitePath(),
    /** In the order of the language picker. */
    languages: v.pipe(unique(LANGUAGES), v.minLength(1, 'must name at least one language')),
    defaultLanguage: v.picklist(LANGUAGES),
    /**
     * Applies only until the visitor has chosen a language: `brand` starts in the default language, `browser`
     * in the first of the brand's languages that the browser prefers.
     */
    languageOnFirstVisit: v.optional(v.picklist(['brand', 'browser']), 'brand'),
    currency: v.picklist(CURRENCIES),
    timeZone: timeZone(),
    /** Applies only until the visitor has chosen a theme. */
    themeOnFirstVisit: v.picklist(['dark', 'light']),
    /** Overrides of the kit's role tokens, by theme. */
    roleTokens: v.optional(
      v.strictObject({ dark: v.optional(roleTokens(), {}), light: v.optional(roleTokens(), {}) }),
      {},
    ),
    /** The age that members must have reached: in registration, profile, consent, terms and footer. */
    birthdayAgeLimit: age(),
    dialingCode: v.pipe(text(4), v.regex(/^\d{1,4}$/, 'must be digits, for example "63"')),
    /** Guests see only the sign-in, registration, help and download pages. */
    loginedToHomePage: v.optional(v.boolean(), false),
    contacts: v.strictObject({
      email: v.pipe(text(), v.email('must be an e-mail address')),
      /** Target of a pop-up for which the platform provides no channel. */
      customerServicePath: sitePath(),
      /**
       * Third-party hosts allowed for customer service, for example "chat.example.com". Those of `socials`
       * are allowed anyway; a URL at any other host is not opened.
       */
      serviceHosts: v.optional(
        v.array(
          v.pipe(
            text(253),
            v.regex(
              /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
              'must be a host, for example "chat.example.com"',
            ),
          ),
        ),
        [],
      ),
    }),
    /** Channels that are shown if the platform's resources don't define their own. */
    socials: v.optional(
      v.array(
        v.strictObject({
          type: v.picklist(['TELEGRAM', 'LINE', 'WHATSAPP', 'YOUTUBE', 'TWITTER', 'FACEBOOK']),
          url: webAddress(),
        }),
      ),
      [],
    ),
    /** Organizations that help with gambling problems, near the player. */
    helpLines: v.array(v.strictObject({ name: text(100), url: webAddress() })),
    licence: v.nullable(
      v.strictObject({
        authority: text(120),
        number: text(60),
        sealPath: sitePath(),
        url: webAddress(),
      }),
    ),
    /** Order of the game categories in the menus; omitted categories come last. */
    categoryOrder: v.optional(unique(CATEGORIES), CATEGORIES.slice()),
    /** The sections of the home page, from the top. */
    homeLanes: unique(HOME_LANES),
    /** Vendors with their own category, whatever lane the platform lists them in. */
    vendorGroups: v.optional(
      v.strictObject({
        esports: v.optional(vendorCodes(), ['AV', 'AI', 'IMES', 'TF', 'IA']),
        inhouse: v.optional(vendorCodes(), ['XGS', 'SS']),
        cockfight: v.optional(vendorCodes(), []),
      }),
      {},
    ),
    /** The prize mode of the lotteries, unless the platform names another. */
    lottery: v.optional(
      v.strictObject({ type: v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA') }),
      {},
    ),
  }),
  v.forward(
    v.partialCheck(
      [['languages'], ['defaultLanguage']],
      ({ languages, defaultLanguage }) => languages.includes(defaultLanguage),
      'must be one of the languages',
    ),
    ['defaultLanguage'],
  ),
);

/** One operator's site as defined by its pack file, with the defaults filled in. */
export type Brand = Omit<v.InferOutput<typeof BrandPackSchema>, '$schema'>;

/** An invalid pack; `faults` lists each path and the expected value. */
export class BrandPackError extends Error {
  override readonly name = 'BrandPackError';
  readonly errors: readonly string[];

  constructor(source: string, errors: readonly string[], options?: ErrorOptions) {
    super(
      `${source} is not a usable brand pack:\n${errors.map((error) => `  - ${error}`).join('\n')}\nFix these values and build again.`,
      options,
    );
    this.errors = errors;
  }
}

/**
 * Validates a brand pack and fills in its defaults.
 *
 * @param source its name in the error, for example its file
 * @throws {BrandPackError} with the path of each error
 */
export function parseBrandPack(pack: unknown, source = 'The brand pack'): Brand {
  const result = v.safeParse(BrandPackSchema, pack);
  if (!result.success) {
    const errors = result.issues.map((issue) => {
      const path = v.getDotPath(issue) ?? '(the whole pack)';
      return `${path}: ${sentenceOf(issue)}`;
    });
    throw new BrandPackError(source, errors);
  }
  const { $schema: _, ...brand } = result.output;
  return brand;
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return 'is not a field of a brand pack';
  }
  if (issue.received === 'undefined') return 'is missing';
  const received = issue.received.length > 60 ? `${issue.received.slice(0, 60)}…` : issue.received;
  if (issue.message.startsWith('must')) return `${issue.message}, but is ${received}`;
  return `must be ${issue.expected ?? String(issue.requirement)}, but is ${received}`;
}
