// Build scripts also import this from source, so nothing here may require a bundler.
import * as v from 'valibot';

import {
  CATEGORIES,
  CURRENCIES,
  HOME_LANES,
  LANGUAGES,
  MODULES,
  PACK_BANNER_GROUPS,
} from './packChoices.ts';
import { roleTokens, shapeTokens } from './packTokens.ts';
import {
  age,
  folderPath,
  hexColor,
  sitePath,
  text,
  timeZone,
  unique,
  vendorCodes,
  webAddress,
} from './packValues.ts';

/** By language. Plain text. */
const texts = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.record(v.picklist(LANGUAGES), v.strictObject(entries));

const banner = () =>
  v.strictObject({
    group: v.picklist(PACK_BANNER_GROUPS),
    /**
     * Two pictures of the folder without their endings: "/brand/banners/bay" is `banners/bay.svg` and, for
     * phones, `banners/bay-phone.svg`.
     */
    picture: folderPath('/brand/banners/bay'),
    /** The page that it links to; without one, it's only a picture. */
    link: v.optional(v.nullable(sitePath()), null),
    /** Shown on the picture; the part before a colon is larger. */
    texts: texts({ title: text(120) }),
  });

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
    /** The name of the folder with the pack's files, beside the pack. Default: that of the pack's file. */
    folder: v.optional(
      v.pipe(text(60), v.regex(/^[\w-]+$/, 'must be the name of a folder beside the pack')),
    ),
    logoPath: sitePath(),
    /**
     * The square picture of the installed app and the browser's tab, an SVG. `background` fills what a phone
     * adds around it. Icons of all sizes are drawn from it.
     */
    icon: v.strictObject({ path: folderPath('/brand/icon.svg'), background: hexColor() }),
    /** The picture of a shared link, 1200 by 630. */
    sharePath: folderPath('/brand/share.svg'),
    /**
     * For each of the languages: `slogan` follows the name in the title and heading of the home page, `about`
     * describes the site to search engines.
     */
    texts: texts({ slogan: text(80), about: text(160) }),
    /** The brand's own banners, before those that the platform serves. */
    banners: v.optional(v.array(banner()), []),
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
    /** Overrides of the kit's tokens for shape, type, density and motion. */
    tokens: v.optional(shapeTokens(), {}),
    layout: v.optional(
      v.strictObject({
        /** The width of the menu on a first visit. */
        rail: v.optional(v.picklist(['wide', 'mini']), 'wide'),
        /** What comes first on the home page: on phones, the row of categories can lead. */
        home: v.optional(v.picklist(['banners-first', 'categories-first']), 'banners-first'),
        /** Whether the name and slogan are shown above the banners. */
        heading: v.optional(v.picklist(['heading-hidden', 'heading-shown']), 'heading-hidden'),
        /** The line under the banners and above the footer. */
        garland: v.optional(v.picklist(['flags', 'waves', 'no-garland']), 'flags'),
        /** The shape of a game's cover. */
        covers: v.optional(v.picklist(['landscape', 'square']), 'landscape'),
      }),
      {},
    ),
    /** What the site doesn't have: no link, no search result, no lane, and its pages are 404. */
    hiddenModules: v.optional(unique(MODULES), []),
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
  v.forward(
    v.partialCheck(
      [['languages'], ['texts']],
      ({ languages, texts }) => languages.every((code) => texts[code]),
      'must have an entry for each of the languages',
    ),
    ['texts'],
  ),
  v.forward(
    v.partialCheck(
      [['languages'], ['banners']],
      ({ languages, banners }) =>
        banners.every((each) => languages.every((code) => each.texts[code])),
      'must have texts in each of the languages',
    ),
    ['banners'],
  ),
  v.forward(
    v.partialCheck(
      [['hiddenModules'], ['homeLanes']],
      ({ hiddenModules, homeLanes }) =>
        homeLanes.every((lane) => !isHiddenLane(lane, hiddenModules)),
      'must not name a section of "hiddenModules"',
    ),
    ['homeLanes'],
  ),
);

type Module = (typeof MODULES)[number];

/** Whether a section of the home page belongs to modules that the brand doesn't have. */
export function isHiddenLane(
  lane: (typeof HOME_LANES)[number],
  hidden: readonly Module[],
): boolean {
  if (lane === 'LOTTERY') return hidden.includes('LOTT') && hidden.includes('ELOTT');
  return hidden.some((module) => module === lane);
}

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
 *
 * @example
 * ```ts
 * import { parseBrandPack } from '@perya/site-config';
 * import perya from '@perya/site-config/brands/perya.json' with { type: 'json' };
 *
 * parseBrandPack(perya, 'perya.json').currency; // => 'PHP'
 * ```
 */
export function parseBrandPack(pack: unknown, source = 'The brand pack'): Brand {
  const result = v.safeParse(BrandPackSchema, pack);
  if (!result.success) {
    const errors = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(the whole pack)'}: ${sentenceOf(issue)}`,
    );
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
