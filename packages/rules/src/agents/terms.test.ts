import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTerms,
  CONTRACT_PERIODS,
  fitsBelow,
  hasPeriod,
  highestRate,
  periodsBelow,
  rateFor,
  reaches,
  termsErrorOf,
  tierAbove,
  tierFor,
} from './terms';
import { anyFigures, anyTerms, KINDS, terms, tier } from './testingTerms';

describe('terms', () => {
  it('are valid if their tiers increase', () => {
    const climbing = terms([
      { rate: 10 },
      { turnover: 100n, rate: 20 },
      { turnover: 100n, activeMembers: 2, rate: 30 },
    ]);
    expect(termsErrorOf('daily', climbing)).toBeNull();
    expect(highestRate(climbing)).toBe(30);
  });

  it.each([
    ['no tiers', 'daily', terms([]), { error: 'tiers', tier: null }],
    [
      'eleven tiers',
      'daily',
      terms(
        Array.from({ length: 11 }, (_, index) => ({ turnover: BigInt(index), rate: index + 1 })),
      ),
      { error: 'tiers', tier: null },
    ],
    ['an hourly salary with a period', 'hourly', terms([{}]), { error: 'period', tier: null }],
    [
      'a daily salary without a period',
      'daily',
      terms([{}], null),
      { error: 'period', tier: null },
    ],
    ['a dividend without a period', 'dividend', terms([{}], null), { error: 'period', tier: null }],
    ['a zero rate', 'daily', terms([{ rate: 0 }]), { error: 'rate', tier: 0 }],
    ['a fractional basis point', 'daily', terms([{ rate: 0.5 }]), { error: 'rate', tier: 0 }],
    ['a salary rate too high', 'daily', terms([{ rate: 1_001 }]), { error: 'rate', tier: 0 }],
    [
      'a dividend rate too high',
      'dividend',
      terms([{ rate: 10_001 }], 'weekly'),
      { error: 'rate', tier: 0 },
    ],
    ['a negative turnover', 'daily', terms([{ turnover: -1n }]), { error: 'condition', tier: 0 }],
    ['a loss condition in a salary', 'daily', terms([{ loss: 1n }]), { error: 'loss', tier: 0 }],
    [
      'a tier with less turnover than the one before it',
      'daily',
      terms([
        { turnover: 2n, rate: 1 },
        { turnover: 1n, rate: 2 },
      ]),
      { error: 'order', tier: 1 },
    ],
    [
      'a tier with the same turnover as the one before it',
      'daily',
      terms([{ rate: 1 }, { rate: 2 }]),
      { error: 'order', tier: 1 },
    ],
    [
      'a tier with the same rate as the one before it',
      'daily',
      terms([{ rate: 1 }, { turnover: 1n, rate: 1 }]),
      { error: 'order', tier: 1 },
    ],
  ] as const)('are invalid with %s', (_, kind, wrong, error) => {
    expect(termsErrorOf(kind, wrong)).toEqual(error);
  });
});

describe('a tier', () => {
  const offered = terms([{ rate: 10 }, { turnover: 100n, activeMembers: 2, rate: 20 }]);

  it('is the highest whose conditions are all met', () => {
    const figures = { turnover: 100n, loss: 0n, activeMembers: 2 };
    expect(tierFor(offered, figures)).toBe(1);
    expect(tierFor(offered, { ...figures, turnover: 99n })).toBe(0);
    expect(rateFor(offered, { ...figures, activeMembers: 1 })).toBe(10);
    expect(tierFor(terms([{ turnover: 1n }]), { ...figures, turnover: 0n })).toBeNull();
  });

  it('never pays less for better figures', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS).chain(anyTerms),
        anyFigures,
        anyFigures,
        (any, one, other) => {
          fc.pre(reaches(one, tier(other)));
          expect(rateFor(any, one)).toBeGreaterThanOrEqual(rateFor(any, other));
        },
      ),
    );
  });
});

describe('the period of a contract', () => {
  it('is only in the terms of dividends and daily salaries', () => {
    expect(KINDS.filter(hasPeriod)).toEqual(['dividend', 'daily']);
  });

  it('divides the period of the salary above it, and is that of the dividend above it', () => {
    expect(periodsBelow('daily', 'daily')).toEqual(['daily']);
    expect(periodsBelow('daily', 'weekly')).toEqual(['daily', 'weekly']);
    expect(periodsBelow('daily', 'semimonthly')).toEqual(['daily', 'semimonthly']);
    expect(periodsBelow('daily', 'monthly')).toEqual(['daily', 'semimonthly', 'monthly']);
    for (const own of CONTRACT_PERIODS) expect(periodsBelow('dividend', own)).toEqual([own]);
    expect(periodsBelow('hourly', null)).toEqual([]);
  });

  it('of hourly and real-time salaries always fits', () => {
    expect(fitsBelow('hourly', null, null)).toBe(true);
    expect(fitsBelow('daily', 'weekly', 'daily')).toBe(false);
    expect(fitsBelow('daily', 'weekly', null)).toBe(false);
  });
});

describe('an offer', () => {
  const own = terms([{ rate: 20 }, { turnover: 1_000n, rate: 50 }]);

  it("may pay at most what the agent's own contract pays for the same figures", () => {
    expect(tierAbove(terms([{ rate: 20 }, { turnover: 1_000n, rate: 50 }]), own)).toBeNull();
    expect(tierAbove(terms([{ rate: 21 }]), own)).toBe(0);
    // The agent has this rate, but not for such low figures.
    expect(tierAbove(terms([{ rate: 10 }, { turnover: 999n, rate: 50 }]), own)).toBe(1);
  });

  it("that is covered never pays more than the agent's own contract for any better figures", () => {
    fc.assert(
      fc.property(anyTerms('daily'), anyTerms('daily'), anyFigures, (offered, mine, figures) => {
        fc.pre(tierAbove(offered, mine) === null);
        expect(rateFor(offered, figures)).toBeLessThanOrEqual(rateFor(mine, figures));
      }),
    );
  });
});

describe('old terms against new', () => {
  it('list every set of conditions once, with both rates', () => {
    const before = terms([{ rate: 10 }, { turnover: 100n, rate: 30 }]);
    const after = terms([
      { turnover: 50n, rate: 20 },
      { turnover: 100n, rate: 25 },
    ]);
    expect(compareTerms(before, after)).toEqual([
      { turnover: 0n, activeMembers: 0, loss: 0n, before: 10, after: 0 },
      { turnover: 50n, activeMembers: 0, loss: 0n, before: 10, after: 20 },
      { turnover: 100n, activeMembers: 0, loss: 0n, before: 30, after: 25 },
    ]);
  });

  it('start from zero without an earlier contract', () => {
    expect(compareTerms(null, { period: null, tiers: [tier({ rate: 7 })] })).toEqual([
      { turnover: 0n, activeMembers: 0, loss: 0n, before: 0, after: 7 },
    ]);
  });
});
