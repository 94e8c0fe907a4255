import { MAX_TIERS, rateFor, type Terms, type Tier } from '@perya/rules/agents';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { draftTiers, EMPTY_TIER, readTiers, type TierDraft, type TierValues } from './tierDraft';

const OWN: Terms = {
  period: 'weekly',
  tiers: [
    { turnover: 10_000_00n, activeMembers: 2, loss: 0n, rate: 40 },
    { turnover: 100_000_00n, activeMembers: 5, loss: 0n, rate: 80 },
  ],
};
const daily = { kind: 'daily', own: OWN } as const;

const drafts = (...tiers: TierDraft[]): TierValues => ({ period: 'daily', tiers });
const draft = (over: Partial<TierDraft>): TierDraft => ({ ...EMPTY_TIER, ...over });

/** Valid terms, with ascending tiers. */
const climbing: fc.Arbitrary<Terms> = fc
  .array(
    fc.record({
      turnover: fc.bigInt({ min: 1n, max: 10_000_000_00n }),
      activeMembers: fc.integer({ min: 0, max: 50 }),
      loss: fc.constant(0n),
      rate: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: MAX_TIERS },
  )
  .map((steps) => {
    const sum: Tier = { turnover: 0n, activeMembers: 0, loss: 0n, rate: 0 };
    let last = sum;
    const tiers = steps.map((step) => {
      last = {
        turnover: last.turnover + step.turnover,
        activeMembers: last.activeMembers + step.activeMembers,
        loss: 0n,
        rate: last.rate + step.rate,
      };
      return last;
    });
    return { period: 'daily', tiers };
  });

test('round-trips any terms', () => {
  fc.assert(
    fc.property(climbing, (terms) => {
      const { terms: read } = readTiers(drafts(...draftTiers(terms)), {
        kind: 'daily',
        own: terms,
      });
      expect(read).toEqual(terms);
    }),
  );
});

test('rejects terms that exceed the agent’s own contract', () => {
  fc.assert(
    fc.property(climbing, climbing, (terms, own) => {
      const { terms: read } = readTiers(drafts(...draftTiers(terms)), { kind: 'daily', own });
      for (const tier of read?.tiers ?? []) {
        expect(tier.rate).toBeLessThanOrEqual(rateFor(own, tier));
      }
    }),
  );
});

test('reports the field that cannot be parsed', () => {
  const { errors } = readTiers(
    drafts(draft({ turnover: 'much', activeMembers: '1.5', rate: '' }), draft({ rate: '0.2' })),
    daily,
  );
  expect(errors?.[0]).toMatchObject({
    turnover: { key: 'amount' },
    activeMembers: { key: 'members' },
    rate: { key: 'rate' },
  });
  expect(errors?.[1]).toEqual({});
});

test('reports the agent’s own rate at the same thresholds', () => {
  const { errors } = readTiers(
    drafts(draft({ turnover: '20,000', activeMembers: '3', rate: '0.5' })),
    daily,
  );
  expect(errors?.[0]).toEqual({ rate: { key: 'above', max: 40 } });
});

test('requires ascending tiers, and salaries of at most a tenth', () => {
  const first = draft({ turnover: '20000', activeMembers: '3', rate: '0.3' });
  expect(readTiers(drafts(first, first), daily).errors?.[1]?.rate?.key).toBe('order');
  expect(readTiers(drafts(draft({ rate: '11' })), daily).errors?.[0]?.rate?.key).toBe('highest');
});

test('allows a loss only for dividends', () => {
  const own: Terms = {
    period: 'weekly',
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, rate: 3_000 }],
  };
  const typed = draft({ loss: '5000.50', rate: '20' });
  const values = { period: 'weekly' as const, tiers: [typed] };
  expect(readTiers(values, { kind: 'dividend', own }).terms).toEqual({
    period: 'weekly',
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 5_000_50n, rate: 2_000 }],
  });
  expect(readTiers(values, { kind: 'daily', own }).errors).not.toBeNull();
});
