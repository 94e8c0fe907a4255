import { LOTTERIES } from '@perya/rules/lottery';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chosenLottery, frontOf, nextChange, regionToday, REGIONS } from './provinces';

const codes = (list: readonly { lottery: { code: string } }[]) =>
  list.map(({ lottery }) => lottery.code);

/** A Tuesday in Hanoi, 15:00. */
const TUESDAY = Date.parse('2026-11-24T15:00:00+07:00');
const HOUR = 3_600_000;

describe('a region', () => {
  test('lists those drawn today, and the others by their next draw', () => {
    const { today, others } = regionToday('south', TUESDAY);
    expect(codes(today)).toEqual(['VN_BEN_TRE', 'VN_VUNG_TAU', 'VN_BAC_LIEU']);
    expect(others).toHaveLength(18);
    expect(codes(others).slice(0, 3)).toEqual(['VN_DONG_NAI', 'VN_CAN_THO', 'VN_SOC_TRANG']);
    expect(codes(regionToday('central', TUESDAY).today)).toEqual(['VN_DAK_LAK', 'VN_QUANG_NAM']);
    expect(codes(regionToday('north', TUESDAY).today)).toEqual(['VN_NORTH']);
  });

  test('keeps today’s draw after its result, while the next one is on sale', () => {
    const [province] = regionToday('south', TUESDAY + 2 * HOUR).today;
    expect(province?.today?.number).toBe('20261124');
    expect(province?.next.number).toBe('20261201');
  });

  test('uses the date in Vietnam, in any time zone', () => {
    const lateInUtc = Date.parse('2026-11-24T23:30:00Z');
    expect(codes(regionToday('south', lateInUtc).today)).toContain('VN_CAN_THO');
  });

  test('contains each of its lotteries once, at any time', () => {
    const all = LOTTERIES.filter(({ family }) => family === 'vietnam').map(({ code }) => code);
    fc.assert(
      fc.property(fc.integer({ min: TUESDAY, max: TUESDAY + 400 * 24 * HOUR }), (now) => {
        const shown = REGIONS.flatMap((region) => {
          const { today, others } = regionToday(region, now);
          return [...codes(today), ...codes(others)];
        });
        expect(shown.toSorted()).toEqual(all.toSorted());
      }),
      { seed: 6, numRuns: 50 },
    );
  });
});

describe('the selected lottery', () => {
  test('is the one in the URL', () => {
    expect(chosenLottery('VN_HUE', TUESDAY)?.code).toBe('VN_HUE');
  });

  test('is the one that closes soonest if the URL names none, or none of Vietnam', () => {
    expect(chosenLottery(null, TUESDAY)?.code).toBe('VN_BEN_TRE');
    expect(chosenLottery('PH_6_42', TUESDAY)?.code).toBe('VN_BEN_TRE');
    expect(chosenLottery(null, TUESDAY + 2 * HOUR)?.code).toBe('VN_DAK_LAK');
  });

  test('of a region is its lottery that closes soonest', () => {
    expect(frontOf('central', TUESDAY)?.code).toBe('VN_DAK_LAK');
    expect(frontOf('north', TUESDAY)?.code).toBe('VN_NORTH');
  });
});

test('the page changes at the next lock, and then at the draw', () => {
  const lock = Date.parse('2026-11-24T16:05:00+07:00');
  expect(nextChange(TUESDAY)).toBe(lock);
  expect(nextChange(lock)).toBe(Date.parse('2026-11-24T16:15:00+07:00'));
});
