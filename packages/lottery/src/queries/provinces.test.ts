import { LOTTERIES } from '@perya/rules/lottery';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chosenLottery, frontOf, nextChange, offeredIn, regionsIn, regionToday } from './provinces';

const codes = (list: readonly { lottery: { code: string } }[]) =>
  list.map(({ lottery }) => lottery.code);

const ALL = LOTTERIES.filter(({ family }) => family === 'vietnam');

/** A Tuesday in Hanoi, 15:00. */
const TUESDAY = Date.parse('2026-11-24T15:00:00+07:00');
const HOUR = 3_600_000;

describe('a region', () => {
  test('lists those drawn today, and the others by their next draw', () => {
    const { today, others } = regionToday(ALL, 'south', TUESDAY);
    expect(codes(today)).toEqual(['VN_BEN_TRE', 'VN_VUNG_TAU', 'VN_BAC_LIEU']);
    expect(others).toHaveLength(18);
    expect(codes(others).slice(0, 3)).toEqual(['VN_DONG_NAI', 'VN_CAN_THO', 'VN_SOC_TRANG']);
    expect(codes(regionToday(ALL, 'central', TUESDAY).today)).toEqual([
      'VN_DAK_LAK',
      'VN_QUANG_NAM',
    ]);
    expect(codes(regionToday(ALL, 'north', TUESDAY).today)).toEqual(['VN_NORTH']);
  });

  test('keeps today’s draw after its result, while the next one is on sale', () => {
    const [province] = regionToday(ALL, 'south', TUESDAY + 2 * HOUR).today;
    expect(province?.today?.number).toBe('20261124');
    expect(province?.next.number).toBe('20261201');
  });

  test('uses the date in Vietnam, in any time zone', () => {
    const lateInUtc = Date.parse('2026-11-24T23:30:00Z');
    expect(codes(regionToday(ALL, 'south', lateInUtc).today)).toContain('VN_CAN_THO');
  });

  test('contains each of its lotteries once, at any time', () => {
    const all = ALL.map(({ code }) => code);
    fc.assert(
      fc.property(fc.integer({ min: TUESDAY, max: TUESDAY + 400 * 24 * HOUR }), (now) => {
        const shown = (['north', 'central', 'south'] as const).flatMap((region) => {
          const { today, others } = regionToday(ALL, region, now);
          return [...codes(today), ...codes(others)];
        });
        expect(shown.toSorted()).toEqual(all.toSorted());
      }),
      { seed: 6, numRuns: 50 },
    );
  });
});

describe('the lotteries of the platform', () => {
  const game = (code: string) => ({
    code,
    name: code,
    accountTypeName: null,
    defaultPlayType: null,
    iconPath: null,
  });

  test('are those that the brand offers and the rules know as regional', () => {
    const offered = offeredIn([game('VN_HUE'), game('VN_UNKNOWN'), game('PH_6_42')]);
    expect(offered.map(({ code }) => code)).toEqual(['VN_HUE']);
  });

  test('have the regions of the menu, with their names, without the popular and recent ones', () => {
    const groups = [
      { code: 'POPULAR', name: 'Popular', games: [game('VN_HUE')] },
      { code: 'RECENT', name: 'Recent', games: [game('VN_NORTH')] },
      { code: 'VN-NORTH', name: 'Northern Vietnam', games: [game('VN_NORTH')] },
      { code: 'VN-SOUTH', name: 'Southern Vietnam', games: [] },
    ];
    expect(regionsIn(groups)).toEqual([{ code: 'north', name: 'Northern Vietnam' }]);
  });
});

describe('the selected lottery', () => {
  test('is the one in the URL', () => {
    expect(chosenLottery(ALL, 'VN_HUE', TUESDAY)?.code).toBe('VN_HUE');
  });

  test('is none if the URL names one that is not offered', () => {
    expect(chosenLottery(ALL, 'PH_6_42', TUESDAY)).toBeUndefined();
    const others = ALL.filter(({ code }) => code !== 'VN_HUE');
    expect(chosenLottery(others, 'VN_HUE', TUESDAY)).toBeUndefined();
  });

  test('is the one that closes soonest if the URL names none', () => {
    expect(chosenLottery(ALL, null, TUESDAY)?.code).toBe('VN_BEN_TRE');
    expect(chosenLottery(ALL, null, TUESDAY + 2 * HOUR)?.code).toBe('VN_DAK_LAK');
  });

  test('of a region is its lottery that closes soonest', () => {
    expect(frontOf(ALL, 'central', TUESDAY)?.code).toBe('VN_DAK_LAK');
    expect(frontOf(ALL, 'north', TUESDAY)?.code).toBe('VN_NORTH');
  });
});

test('the page changes at the next lock, and then at the draw', () => {
  const lock = Date.parse('2026-11-24T16:05:00+07:00');
  expect(nextChange(ALL, TUESDAY)).toBe(lock);
  expect(nextChange(ALL, lock)).toBe(Date.parse('2026-11-24T16:15:00+07:00'));
});
