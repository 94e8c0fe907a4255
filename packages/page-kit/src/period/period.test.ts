import { addDays, todayIn } from '@perya/rules/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  clampPeriod,
  earliestDay,
  instantsOf,
  lengthOf,
  PERIOD_PRESETS,
  presetPeriod,
  readPeriod,
  stepPeriod,
  writePeriod,
} from './period';

const TODAY = '2026-11-22';
const days = fc.integer({ min: -900, max: 900 }).map((away) => addDays(TODAY, away));
const periods = fc.tuple(days, days).map(([from, to]) => clampPeriod({ from, to }, TODAY));
const zones = fc.constantFrom('Asia/Manila', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham');

test('any value in a URL is read as a valid period', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('from', 'to', 'days'), fc.oneof(days, fc.string())),
      (params) => {
        const { from, to } = readPeriod(new URLSearchParams(params), TODAY);
        expect(from <= to).toBe(true);
        expect(from >= earliestDay(TODAY) && to <= TODAY).toBe(true);
      },
    ),
  );
});

test('a URL contains the period written to it, at its first page', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const params = writePeriod(new URLSearchParams('member=x&recordPage=4&days=30'), period);
      expect(readPeriod(params, TODAY)).toEqual({ ...period, preset: null });
      expect([params.get('member'), params.get('recordPage')]).toEqual(['x', null]);
    }),
  );
  for (const preset of PERIOD_PRESETS) {
    const params = writePeriod(new URLSearchParams('from=2026-01-01&to=2026-01-02'), preset);
    expect(readPeriod(params, TODAY)).toEqual({ ...presetPeriod(preset, TODAY), preset });
  }
});

describe('a step', () => {
  test('leads to the adjacent days, and back again', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom(-1 as const, 1 as const), (period, direction) => {
        const next = stepPeriod(period, direction, TODAY);
        if (next === null) return;
        expect(direction < 0 ? addDays(next.to, 1) : addDays(next.from, -1)).toBe(
          direction < 0 ? period.from : period.to,
        );
        expect(lengthOf(next)).toBeLessThanOrEqual(lengthOf(period));
      }),
    );
  });

  test('ends at today and twelve months back', () => {
    expect(stepPeriod(presetPeriod(7, TODAY), 1, TODAY)).toBeNull();
    expect(stepPeriod(presetPeriod(365, TODAY), -1, TODAY)).toBeNull();
    expect(stepPeriod(presetPeriod(7, TODAY), -1, TODAY)).toEqual({
      from: '2026-11-09',
      to: '2026-11-15',
    });
  });
});

test('the days are those of the time zone, including clock changes', () => {
  fc.assert(
    fc.property(periods, zones, (period, zone) => {
      const { from, to } = instantsOf(period, zone);
      expect(todayIn(zone, from)).toBe(period.from);
      expect(todayIn(zone, from - 1)).toBe(addDays(period.from, -1));
      expect(todayIn(zone, to - 1)).toBe(period.to);
      expect(todayIn(zone, to)).toBe(addDays(period.to, 1));
    }),
  );
});
