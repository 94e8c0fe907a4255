import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientSeedOf } from '../play-api/clientSeedOf';
import { firstRoundOfSheet, phaseAt, ROUNDS_PER_SHEET, tableSchedule } from './schedule';
import { addStakes, readStakes, sumOfStakes, writeStakes } from './stakes';

const SCHEDULE = tableSchedule({
  betting: 16_000,
  closed: 1_500,
  deciding: 5_000,
  dealing: 7_500,
  result: 4_000,
});

describe('the clock of a table', () => {
  it('has rounds without a gap', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1e12, max: 3e12 }), (gameId, now) => {
        const times = SCHEDULE.roundAt(gameId, now);
        expect(times.opensAt).toBeLessThanOrEqual(now);
        expect(times.endsAt).toBeGreaterThan(now);
        expect(SCHEDULE.timesOf(gameId, times.round + 1).opensAt).toBe(times.endsAt);
        expect(times.endsAt - times.opensAt).toBe(SCHEDULE.roundMs);
        expect(times.round).toBeLessThan(2 ** 31);
        expect(firstRoundOfSheet(times.round) % ROUNDS_PER_SHEET).toBe(0);
        expect(times.round - firstRoundOfSheet(times.round)).toBeLessThan(ROUNDS_PER_SHEET);
      }),
    );
  });

  it('takes bets, closes, deals and shows, in this order', () => {
    const times = SCHEDULE.timesOf('1', 100);
    const phases = [
      times.opensAt,
      times.closesAt,
      times.dealsAt,
      times.decidedAt,
      times.resultAt,
    ].map((at) => phaseAt(times, at));
    expect(phases).toEqual(['betting', 'closed', 'deciding', 'dealing', 'result']);
  });
});

it('the client seed of a round depends on the bettors and their order', async () => {
  const seeds = await Promise.all([
    clientSeedOf('1', 2, []),
    clientSeedOf('1', 2, ['a']),
    clientSeedOf('1', 2, ['a', 'b']),
    clientSeedOf('1', 2, ['b', 'a']),
    clientSeedOf('1', 3, ['a']),
  ]);
  expect(new Set(seeds).size).toBe(5);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
});

describe('stakes', () => {
  const spot = fc.constantFrom('player', 'banker', 'tie', 'number-0', 'number-17');
  const stakes = fc.dictionary(spot, fc.bigInt({ min: 1n, max: 10n ** 12n }));

  it('are the same after they were sent', () => {
    fc.assert(
      fc.property(stakes, (some) => {
        expect(readStakes(writeStakes(some))).toEqual({ ...some });
      }),
    );
  });

  it('are added by spot', () => {
    fc.assert(
      fc.property(stakes, stakes, (one, other) => {
        const both = addStakes(one, other);
        expect(sumOfStakes(both)).toBe(sumOfStakes(one) + sumOfStakes(other));
        expect(new Set(Object.keys(both))).toEqual(
          new Set([...Object.keys(one), ...Object.keys(other)]),
        );
      }),
    );
  });

  it('that are not decimals are an error', () => {
    expect(() => readStakes({ tie: 'ten' })).toThrow(RangeError);
  });
});
