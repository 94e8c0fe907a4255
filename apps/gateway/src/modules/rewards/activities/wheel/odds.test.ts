import { drawNumbers } from '@perya/rules/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { BrandActivitiesSchema, DEFAULT_ACTIVITIES } from '../brandActivities';
import { ODDS_TOTAL, segmentOf } from './segment';

const { segments } = DEFAULT_ACTIVITIES.wheel;
const SPINS = 1_000_000;
/** Numbers per draw in this test; a spin of the platform uses the first number of its own draw. */
const EACH = 2_000;

describe('the odds of the wheel', () => {
  it('add up to a million, or the brand is invalid', () => {
    expect(segments.reduce((sum, { odds }) => sum + odds, 0)).toBe(ODDS_TOTAL);
    expect(parse(BrandActivitiesSchema, DEFAULT_ACTIVITIES)).toEqual(DEFAULT_ACTIVITIES);
    const [first, ...others] = segments;
    if (first === undefined) throw new Error('The wheel has no segments.');
    const wrong = {
      ...DEFAULT_ACTIVITIES,
      wheel: {
        ...DEFAULT_ACTIVITIES.wheel,
        segments: [{ ...first, odds: first.odds + 1 }, ...others],
      },
    };
    expect(() => parse(BrandActivitiesSchema, wrong)).toThrow('do not come to 1000000');
  });

  it('give every segment exactly as many numbers as its odds', () => {
    const odds = fc
      .array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 16 })
      .filter((list) => list.some((each) => each > 0));
    fc.assert(
      fc.property(odds, (list) => {
        const wheel = list.map((each, index) => ({ index, odds: each }));
        const total = list.reduce((sum, each) => sum + each, 0);
        const counts = list.map(() => 0);
        for (let drawn = 0; drawn < total; drawn += 1) {
          const { index } = segmentOf(wheel, drawn);
          counts[index] = (counts[index] ?? 0) + 1;
        }
        expect(counts).toEqual(list);
        expect(() => segmentOf(wheel, total)).toThrow(RangeError);
      }),
    );
  });

  it('match the results of a million spins', { timeout: 120_000 }, async () => {
    const counts = new Map(segments.map(({ id }) => [id, 0]));
    const limits = Array.from({ length: EACH }, () => ODDS_TOTAL);
    for (let nonce = 0; nonce < SPINS / EACH; nonce += 1) {
      const draw = { serverSeed: '5e'.repeat(32), clientSeed: 'odds', nonce };
      for (const drawn of drawNumbers(draw, limits)) {
        const { id } = segmentOf(segments, drawn);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    let distance = 0;
    const astray: string[] = [];
    for (const { id, odds } of segments) {
      const expected = (odds / ODDS_TOTAL) * SPINS;
      const seen = counts.get(id) ?? 0;
      distance += (seen - expected) ** 2 / expected;
      // Five standard deviations: one fair wheel in a million exceeds it. The seed is fixed.
      const deviation = Math.sqrt(expected * (1 - odds / ODDS_TOTAL));
      if (Math.abs(seen - expected) >= 5 * deviation) astray.push(id);
    }
    expect(astray).toEqual([]);
    // Chi-squared with eight degrees of freedom: one fair source in ten thousand exceeds it.
    expect(distance).toBeLessThan(31.8);
  });
});
