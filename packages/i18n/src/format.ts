import { formatDecimal, formatWithCommas } from '@perya/rules/money/decimal';
import { LANGUAGES, type LanguageCode } from './languages';

/** Options of {@link createFormat}. */
export interface FormatOptions {
  language: LanguageCode;
  /** ISO 4217 code of the brand's currency. */
  currency: string;
  /** IANA name of the brand's time zone. All times are shown in it, wherever the player is. */
  timeZone: string;
}

/** A point in time: epoch milliseconds, an ISO 8601 string, or a Date. */
export type Instant = number | string | Date;

/** All numbers have thousands commas and a decimal point in every language, like money. */
export interface Format {
  /** IANA name of the time zone used for all times. */
  readonly timeZone: string;
  /** Minor units (hundredths in every currency) with 2 decimals. */
  money(minor: number | bigint, currency?: string): string;
  /** The symbol of a currency, such as `₱`. */
  currencySymbol(currency?: string): string;
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string;
  /** `6–12`, or `6` when both are equal: for "6–12 characters". */
  range(min: number, max: number): string;
  /** 0.965 → `96.5%`. */
  percent(fraction: number, maximumFractionDigits?: number): string;
  /** Date in the language's format, and the time on the 24-hour clock, to the minute. */
  dateTime(at: Instant): string;
  /** Date in the language's format. */
  date(at: Instant): string;
  /** Month and year in the language's format. */
  month(at: Instant): string;
  /** Hours and minutes, 24-hour clock. */
  time(at: Instant): string;
  /** `yyyy-MM-dd HH:mm:ss`, the format of records and notices. */
  stamp(at: Instant): string;
  /** `yyyy-MM-dd`. */
  day(at: Instant): string;
  /** "3 minutes ago", "tomorrow". */
  relative(at: Instant, now: Instant): string;
  /** "A, B and C". */
  list(items: readonly string[]): string;
}

const RELATIVE_STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * Formatters for one language and brand. `Intl` objects are expensive, so each is created once, on first use.
 *
 * @example
 * ```ts
 * import { createFormat } from '@perya/i18n/core';
 *
 * const format = createFormat({ language: 'EN', currency: 'PHP', timeZone: 'Asia/Manila' });
 *
 * format.money(123_450); // => '₱1,234.50'
 * format.money(100n, 'VND'); // => '₫1.00'
 * format.number(1_234_567); // => '1,234,567'
 * format.percent(0.965); // => '96.5%'
 * format.range(6, 12); // => '6–12'
 * format.stamp(Date.UTC(2026, 10, 28)); // => '2026-11-28 08:00:00'
 * ```
 */
export function createFormat({
  language,
  currency: brandCurrency,
  timeZone,
}: FormatOptions): Format {
  const locale = LANGUAGES[language].bcp47;
  const made = new Map<string, unknown>();
  const once = <T>(id: string, make: () => T): T => {
    if (!made.has(id)) made.set(id, make());
    return made.get(id) as T;
  };

  const moneyFormat = (currency: string) =>
    once(
      `money ${currency}`,
      () =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }),
    );

  // Gregorian for Thai too: the year must match the timestamps of the records.
  const dates = (id: string, options: Intl.DateTimeFormatOptions) =>
    once(id, () => new Intl.DateTimeFormat(locale, { timeZone, calendar: 'gregory', ...options }));

  const stamp = (at: Instant) => {
    const format = once(
      'stamp',
      () =>
        new Intl.DateTimeFormat('en-GB', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
        }),
    );
    const part = Object.fromEntries(
      format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
    ) as Record<Intl.DateTimeFormatPartTypes, string>;
    return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
  };

  const date = (at: Instant) => dates('date', { dateStyle: 'medium' }).format(new Date(at));
  const time = (at: Instant) => stamp(at).slice(11, 16);

  return {
    timeZone,
    money: (minor, currency = brandCurrency) =>
      formatWithCommas(
        moneyFormat(currency),
        formatDecimal(BigInt(minor)) as Intl.StringNumericLiteral,
      ),
    currencySymbol: (currency = brandCurrency) =>
      moneyFormat(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    number: (value, options) =>
      formatWithCommas(
        once(`number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)),
        value,
      ),
    range: (min, max) => {
      const format = once('range', () => new Intl.NumberFormat('en'));
      // `formatRange` formats equal ends as "~6".
      return min === max ? format.format(min) : format.formatRange(min, max);
    },
    percent: (fraction, maximumFractionDigits = 1) =>
      once(
        `percent ${maximumFractionDigits}`,
        () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits }),
      ).format(fraction),
    dateTime: (at) => `${date(at)} ${time(at)}`,
    date,
    month: (at) => dates('month', { month: 'short', year: 'numeric' }).format(new Date(at)),
    time,
    stamp,
    day: (at) => stamp(at).slice(0, 10),
    relative: (at, now) => {
      const seconds = Math.round((new Date(at).getTime() - new Date(now).getTime()) / 1000);
      const [unit, size] = RELATIVE_STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? [
        'second',
        1,
      ];
      return once(
        'relative',
        () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
      ).format(Math.trunc(seconds / size), unit);
    },
    list: (items) => once('list', () => new Intl.ListFormat(locale)).format(items),
  };
}
