import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFormat } from './format';
import { LANGUAGE_CODES } from './languages';

const manila = { currency: 'PHP', timeZone: 'Asia/Manila' };
const en = createFormat({ language: 'EN', ...manila });
/** `Intl` uses several kinds of spaces. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('money', () => {
  it.each([
    [0, '₱0.00'],
    [5, '₱0.05'],
    [-5, '-₱0.05'],
    [123_456_789, '₱1,234,567.89'],
    [999_999_999_999_99, '₱999,999,999,999.99'],
    [-123_450n, '-₱1,234.50'],
  ])('of %s hundredths is formatted as %s', (minor, expected) => {
    expect(en.money(minor)).toBe(expected);
  });

  it('keeps two decimals, thousands commas and every digit in all languages', () => {
    const minor = fc.maxSafeInteger();
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGE_CODES), minor, (language, minor) => {
        const format = createFormat({ language, ...manila });
        const text = format.money(minor);
        expect(text).toMatch(/(?:^|[^\d,.])\d{1,3}(?:,\d{3})*\.\d{2}(?:$|[^\d,.])/);
        expect(text.replaceAll(/\D/g, '')).toBe(String(Math.abs(minor)).padStart(3, '0'));
        expect(/[-−]/.test(text)).toBe(minor < 0);
      }),
    );
  });

  it("accepts another currency than the brand's", () => {
    expect(spaced(createFormat({ language: 'VI', ...manila }).money(100_000, 'VND'))).toBe(
      '1,000.00 ₫',
    );
    expect([en.currencySymbol(), en.currencySymbol('THB')]).toEqual(['₱', '฿']);
  });
});

describe('times', () => {
  const at = Date.UTC(2026, 0, 31, 16, 5, 9);

  it("are in the brand's time zone, wherever the player is", () => {
    expect(en.stamp(at)).toBe('2026-02-01 00:05:09');
    expect(en.day(at)).toBe('2026-02-01');
    expect(en.time(at)).toBe('00:05');
    expect(spaced(en.dateTime(at))).toBe('Feb 1, 2026 00:05');
    expect(en.date('2026-01-31T15:59:59Z')).toBe('Jan 31, 2026');
    expect(en.month('2026-01-31T15:59:59Z')).toBe('Jan 2026');
    expect(en.timeZone).toBe('Asia/Manila');
  });

  it("show the records' Gregorian year in Thai too", () => {
    const th = createFormat({ language: 'TH', ...manila });
    expect(th.date(at)).toBe('1 ก.พ. 2026');
    expect(th.stamp(at)).toBe('2026-02-01 00:05:09');
  });

  it.each([
    [-30_000, '30 seconds ago'],
    [-59 * 60_000, '59 minutes ago'],
    [-3_600_000, '1 hour ago'],
    [86_400_000, 'tomorrow'],
    [-8 * 86_400_000, 'last week'],
    [0, 'now'],
  ])('%s ms away is formatted as "%s"', (distance, expected) => {
    expect(en.relative(at + distance, at)).toBe(expected);
  });
});

it('formats numbers, percentages, ranges and lists', () => {
  expect(en.number(1_234_567.5)).toBe('1,234,567.5');
  expect(en.number(1500, { notation: 'compact' })).toBe('1.5K');
  expect([en.percent(0.965), en.percent(0.035), en.percent(0.9655, 2)]).toEqual([
    '96.5%',
    '3.5%',
    '96.55%',
  ]);
  expect([en.range(6, 12), en.range(6, 6)]).toEqual(['6–12', '6']);
  expect(en.list(['A', 'B', 'C'])).toBe('A, B, and C');
});

it.each(LANGUAGE_CODES)('formats numbers with commas and a decimal point in %s', (language) => {
  const format = createFormat({ language, ...manila });
  expect(format.number(1_234_567.5)).toBe('1,234,567.5');
  expect(format.percent(0.965)).toBe('96.5%');
  expect([format.range(1200, 4500), format.range(1200, 1200)]).toEqual(['1,200–4,500', '1,200']);
});
