/**
 * What the browser's own name says, coarsely and in this order: the first that fits. Every browser
 * says it is several others too (`Safari` is in all of them), so the rarer names come first.
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
 * The words that a member knows a device by: `Chrome, Android`. Only names out of the lists above
 * leave here: what a caller wrote into the header is never shown. Empty where nothing is known.
 */
export function deviceOf(userAgent: string): string {
  return [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
    .filter((word) => word !== undefined)
    .join(', ');
}

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];
