import * as v from 'valibot';

/** A text that isn't empty. */
export const text = (max = 200) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must have at most ${max} characters`),
  );

/** An https address of another site. */
export const webAddress = () =>
  v.pipe(
    text(500),
    v.check((value) => {
      const url = URL.parse(value);
      return url !== null && url.protocol === 'https:' && url.username === '';
    }, 'must be an https address, for example "https://example.com/page"'),
  );

/** A path of the site itself: two leading slashes would be another host. */
export const sitePath = () =>
  v.pipe(
    text(500),
    v.regex(
      /^\/(?![/\\])[^\s<>"'\\]*$/,
      'must be a path of the site, for example "/brand/logo.svg"',
    ),
  );

/** The URL path of the pack's folder. */
export const FOLDER_PATH = '/brand/';

/** A file of the pack's folder, by the path at which the site serves it. */
export const folderPath = (example: string) =>
  v.pipe(
    text(200),
    v.regex(
      /^\/brand(?:\/[a-z0-9][a-z0-9._-]*)+$/i,
      `must be a path below "/brand/", which is the pack's folder, for example "${example}"`,
    ),
  );

/** A color that needs no style sheet: in the manifest, for the browser's own bars, and in drawn icons. */
export const hexColor = () =>
  v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a color, for example "#262743"'));

/** The lowest age that a brand can set, in years (decisions: Session and sign-in). */
export const MIN_AGE = 18;

export const age = () =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number of years'),
    v.minValue(MIN_AGE),
    v.maxValue(99),
  );

/** A list of some of the options, in an order of its own. */
export const unique = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.array(v.picklist(options)),
    v.check((items) => new Set(items).size === items.length, 'must not name anything twice'),
  );

/** Whether this is the IANA name of a time zone. */
export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

export const timeZone = () =>
  v.pipe(text(64), v.check(isTimeZone, 'must be an IANA time zone, for example "Asia/Manila"'));

export const vendorCodes = () => v.array(v.pipe(text(32), v.regex(/^[A-Za-z0-9_-]+$/)));
