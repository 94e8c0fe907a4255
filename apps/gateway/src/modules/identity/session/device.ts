/**
 * Coarse matches in the user agent; the first match wins. Every browser claims to be several others too
 * (`Safari` is in all of them), so the rarer names come first.
 */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Telegram', /\bTelegram/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Line', /\bLine\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The device name shown to a member: `Chrome, Android`. Only names from the lists above are returned: what a
 * caller wrote into the header is never shown. Empty if nothing matches.
 */
export function deviceOf(userAgent: string): string {
  return [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
    .filter((word) => word !== undefined)
    .join(', ');
}

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];
