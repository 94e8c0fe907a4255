import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, moneyFromNumber } from './calculation';
import { formatDecimal, parseDecimal } from './decimal';
import { minorUnits, parseMinorUnits, parseMoney } from './money';

const anyMinor = fc.maxSafeInteger().map(minorUnits);
const halfRange = fc
  .integer({ min: -(2 ** 52) + 1, max: 2 ** 52 - 1 })
  .map((minor) => ({ minor: minorUnits(minor), currency: 'PHP' }));

describe('parseMinorUnits', () => {
  it.each([
    ['1234.50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['0.07', 7],
    ['-0.07', -7],
    ['007.10', 710],
    ['12.3400', 1234],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('parses %s', (decimal, minor) => {
    expect(parseMinorUnits(decimal)).toBe(minor);
  });

  it('parses minus zero as zero', () => {
    expect(Object.is(parseMinorUnits('-0.00'), 0)).toBe(true);
  });

  it.each(['', ' ', '1,234.50', '1.', '.5', '+1', '1e3', '0x10', '١٢', '1.2.3', 'NaN', '--1'])(
    'rejects "%s"',
    (decimal) => {
      expect(() => parseMinorUnits(decimal)).toThrow('is not a decimal amount');
    },
  );

  it('rejects more than two decimals instead of rounding silently', () => {
    expect(() => parseMinorUnits('0.001')).toThrow('finer than a hundredth');
  });

  it('rejects values beyond the safe integers', () => {
    expect(() => parseMinorUnits('90071992547409.92')).toThrow('within ±2^53');
  });

  it('parses every amount that formatDecimal writes', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        expect(parseMinorUnits(formatDecimal(minor))).toBe(minor);
      }),
    );
  });
});

describe('formatDecimal', () => {
  it('always writes two decimals and no grouping', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        expect(formatDecimal(minor)).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/);
      }),
    );
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100_000, '1000.00'],
  ])('formats %d as %s', (minor, decimal) => {
    expect(formatDecimal(minorUnits(minor))).toBe(decimal);
  });

  it('keeps the order of amounts', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, (left, right) => {
        const isLess = Number(formatDecimal(left)) < Number(formatDecimal(right));
        // Numbers lose the last digits of huge amounts, so their equality is not conclusive.
        expect(isLess && left >= right).toBe(false);
      }),
    );
  });
});

describe('moneyFromNumber', () => {
  it('parses the JSON number of any amount exactly', () => {
    // Beyond 2^43 hundredths, JSON numbers can't represent every hundredth.
    const amounts = fc.integer({ min: -(2 ** 43), max: 2 ** 43 }).map(minorUnits);
    fc.assert(
      fc.property(amounts, (minor) => {
        const sent = JSON.parse(formatDecimal(minor)) as number;
        expect(moneyFromNumber(sent, 'PHP').minor).toBe(minor);
      }),
    );
  });

  it.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [1e21, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('rounds %d to the nearest hundredth, or rejects it', (amount, minor) => {
    const read = () => {
      try {
        return moneyFromNumber(amount, 'PHP').minor;
      } catch {
        return null;
      }
    };
    expect(read()).toBe(minor);
  });
});

describe('addMoney', () => {
  it('adds in any order', () => {
    fc.assert(
      fc.property(halfRange, halfRange, (left, right) => {
        expect(addMoney(left, right)).toEqual(addMoney(right, left));
        expect(addMoney(left, right).minor).toBe(left.minor + right.minor);
      }),
    );
  });

  it('never adds two currencies', () => {
    expect(() => addMoney(parseMoney('1.00', 'PHP'), parseMoney('1.00', 'VND'))).toThrow(
      'PHP and VND cannot be added',
    );
  });

  it('rejects a sum that would lose its last digit', () => {
    const max = { minor: minorUnits(Number.MAX_SAFE_INTEGER), currency: 'PHP' };
    expect(() => addMoney(max, parseMoney('0.01', 'PHP'))).toThrow('within ±2^53');
  });
});

describe('minorUnits', () => {
  it('rejects fractions', () => {
    expect(() => minorUnits(0.5)).toThrow('must be an integer');
  });
});

describe('amounts as bigint', () => {
  it.each([
    [123_450n, '1234.50'],
    [-5n, '-0.05'],
    [0n, '0.00'],
    [100_000_000n, '1000000.00'],
  ])('formats %d as %s', (minor, decimal) => {
    expect(formatDecimal(minor)).toBe(decimal);
  });

  it('parses what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (minor) => {
        expect(parseDecimal(formatDecimal(minor))).toBe(minor);
      }),
    );
  });

  it.each(['', '1.234', '1e3', '1,000.00', '.5', '5.', ' 1', '--1', '0x10'])(
    'does not parse %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('accepts omitted decimals', () => {
    expect([parseDecimal('7'), parseDecimal('7.5')]).toEqual([700n, 750n]);
  });
});
