import fc from 'fast-check';
import { expect, test } from 'vitest';

import { finalRotation, sectorPath, slicesOf } from './slices';

const segments = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 24 })
  .map((odds) => odds.map((each, place) => ({ id: String(place), odds: each })));

test('the slices fill the wheel without gaps, and a likelier one is never narrower', () => {
  fc.assert(
    fc.property(segments, (all) => {
      const slices = slicesOf(all);
      let at = 0;
      for (const { from, to } of slices) {
        expect(from).toBeCloseTo(at, 6);
        expect(to).toBeGreaterThan(from);
        at = to;
      }
      expect(at).toBeCloseTo(360, 6);
      const width = (place: number) => slices[place]!.to - slices[place]!.from;
      const unfair = all.flatMap((first, a) =>
        all.filter((second, b) => first.odds > second.odds && width(a) < width(b) - 1e-9),
      );
      expect(unfair).toEqual([]);
    }),
  );
});

test('the wheel turns forward and stops with the center of the drawn segment at the top', () => {
  fc.assert(
    fc.property(segments, fc.nat(), fc.integer({ min: 0, max: 100_000 }), (all, pick, now) => {
      const slices = slicesOf(all);
      const slice = slices[pick % slices.length]!;
      const turn = finalRotation(now, slice);
      expect(turn).toBeGreaterThan(now + 360);
      const underPointer = (((360 - turn) % 360) + 360) % 360;
      expect(underPointer).toBeGreaterThan(slice.from - 1e-6);
      expect(underPointer).toBeLessThan(slice.to + 1e-6);
    }),
  );
});

test('a sector starts and ends on the rim', () => {
  expect(sectorPath({ id: 'a', from: 0, to: 90 }, 100)).toBe(
    'M0 0L0.000 -100.000A100 100 0 0 1 100.000 -0.000Z',
  );
  expect(sectorPath({ id: 'a', from: 0, to: 270 }, 100)).toContain('0 1 1');
});
