import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneError, readPhone } from './phone';

/** One mobile number of each region: dialing code, national digits, national prefix. */
const NUMBERS = {
  PH: { code: '63', national: '9171234567', home: '0', digits: '10' },
  VN: { code: '84', national: '912345678', home: '0', digits: '9' },
  TH: { code: '66', national: '812345678', home: '0', digits: '9' },
  ID: { code: '62', national: '81234567890', home: '0', digits: '9–12' },
  CN: { code: '86', national: '13800138000', home: '', digits: '11' },
  MY: { code: '60', national: '123456789', home: '0', digits: '9–10' },
  SG: { code: '65', national: '91234567', home: '', digits: '8' },
} as const;

const REGIONS = Object.entries(NUMBERS).map(([country, number]) => ({ country, ...number }));
const CODES = Object.keys(NUMBERS);

describe('readPhone', () => {
  it.each(REGIONS)('parses $country in any notation', ({ country, code, national, home }) => {
    const whole = { e164: `+${code}${national}`, country };
    const grouping = fc.constantFrom(' ', '-', '.', ' - ', '/', '\u00a0', '–', '');
    const start = fc.constantFrom(
      home,
      '',
      `+${code}`,
      `＋${code}`,
      `+${code} `,
      `00${code}`,
      `00 ${code}-`,
      code,
      ...(home === '' ? [] : [`(${home})`, `+${code} (${home})`]),
    );
    const asWritten = fc
      .tuple(start, fc.array(grouping, { minLength: 3, maxLength: 3 }), fc.boolean(), fc.boolean())
      .map(([before, gaps, isWide, isBracketed]) => {
        const parts = [
          national.slice(0, 2),
          national.slice(2, 5),
          national.slice(5, 7),
          national.slice(7),
        ];
        const head = isBracketed ? `(${parts[0] ?? ''})` : (parts[0] ?? '');
        const text = `${before}${head}${parts
          .slice(1)
          .map((part, at) => (gaps[at] ?? '') + part)
          .join('')}`;
        return isWide ? widened(text) : text;
      });
    fc.assert(
      fc.property(asWritten, fc.constantFrom(code, `+${code}`), (text, dialingCode) => {
        expect(readPhone(dialingCode, ` ${text} `, CODES)).toEqual(whole);
        expect(readPhone(dialingCode, text)).toEqual(whole);
      }),
    );
  });

  it.each(REGIONS)('reports $digits digits for $country', ({ code, national, digits }) => {
    const fieldError = { messageKey: 'form.phoneDigits', params: { length: digits } };
    for (const wrong of ['7', national.slice(0, 6), `${national}12345`, `0${national}12345`]) {
      expect([wrong, readPhone(code, wrong, CODES)]).toEqual([wrong, fieldError]);
    }
  });

  it.each([
    ['63', '', 'mobile_required'],
    ['63', '  ', 'mobile_required'],
    ['63', 'juan', 'form.phoneFormat'],
    ['63', '0917-JUAN-567', 'form.phoneFormat'],
    ['63', '9171234567 ext. 5', 'form.phoneFormat'],
    ['63', '+', 'form.phoneFormat'],
    ['63', '+63', 'form.phoneDigits'],
    ['63', '9171234567;9181234567', 'form.phoneFormat'],
    // Landlines and unknown prefixes have the right length but aren't mobile numbers.
    ['63', '1171234567', 'form.phoneFormat'],
    ['65', '61234567', 'form.phoneFormat'],
    // The dialing code and the number are of different countries.
    ['63', '+84 912 345 678', 'form.phoneFormat'],
    ['84', '+63 917 123 4567', 'form.phoneFormat'],
    ['', '9171234567', 'form.phoneFormat'],
    ['999', '9171234567', 'form.phoneFormat'],
  ])('rejects (%s) %j with %s', (code, number, messageKey) => {
    const read = readPhone(code, number, CODES);
    expect(isPhoneError(read)).toBe(true);
    expect(read).toMatchObject({ messageKey });
  });

  it('accepts Thai digits', () => {
    expect(readPhone('66', '๐๘๑-๒๓๔-๕๖๗๘', CODES)).toEqual({ e164: '+66812345678', country: 'TH' });
  });

  it("accepts only the brand's countries", () => {
    expect(readPhone('84', '0912345678', ['PH'])).toMatchObject({ messageKey: 'form.phoneFormat' });
    expect(readPhone('63', '09171234567', ['PH', 'XX'])).toEqual({
      e164: '+639171234567',
      country: 'PH',
    });
  });

  it('distinguishes countries that share a dialing code', () => {
    expect(readPhone('1', '(868) 291-1234', ['US', 'TT'])).toEqual({
      e164: '+18682911234',
      country: 'TT',
    });
    expect(readPhone('1', '(868) 291-1234', ['US'])).toMatchObject({
      messageKey: 'form.phoneFormat',
    });
  });

  it('parses its own result', () => {
    const number = fc.constantFrom(...REGIONS);
    fc.assert(
      fc.property(number, fc.nat(999_999), ({ code, national }, tail) => {
        const changed = national.slice(0, -6) + String(tail).padStart(6, '0');
        const read = readPhone(code, changed, CODES);
        if (isPhoneError(read)) return;
        expect(readPhone(code, read.e164, CODES)).toEqual(read);
        expect(readPhone(code, read.e164.slice(code.length + 1), CODES)).toEqual(read);
      }),
    );
  });

  it('rejects a text with too few digits, and never throws', () => {
    const some = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(some, (text) => {
        const read = readPhone('63', text);
        const digits = text.replaceAll(/\P{Nd}/gu, '').length;
        expect(isPhoneError(read) || digits >= 10).toBe(true);
      }),
    );
  });
});

/** Converts to the full-width digits of a Chinese or Japanese keyboard. */
function widened(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}
