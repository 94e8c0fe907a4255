import { pocketAt, ROW_COUNTS } from '@perya/game-engines/plinko';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ballAt, FALL_MS, rowsTouched } from './ballAt';

const paths = fc
  .constantFrom(...ROW_COUNTS)
  .chain((rows) => fc.array(fc.nat(1), { minLength: rows, maxLength: rows }));

it('ends in the pocket of its path, and stays there', () => {
  fc.assert(
    fc.property(paths, fc.nat(10_000), (path, later) => {
      const { x, y } = ballAt(path, FALL_MS + later);
      expect(x + path.length / 2).toBeCloseTo(pocketAt(path), 9);
      expect(y).toBeCloseTo(path.length, 9);
      expect(rowsTouched(path, FALL_MS + later)).toBe(path.length);
    }),
  );
});

it('starts above the first pin, whatever the path', () => {
  fc.assert(
    fc.property(paths, (path) => {
      expect(ballAt(path, 0)).toEqual({ x: 0, y: -1 });
      expect(rowsTouched(path, 0)).toBe(0);
      expect(ballAt(path, FALL_MS / (path.length + 1))).toEqual({ x: 0, y: 0 });
    }),
  );
});

it('touches one pin in each row, between the turns before and after', () => {
  fc.assert(
    fc.property(paths, (path) => {
      for (let row = 0; row < path.length; row += 1) {
        const { x, y } = ballAt(path, (FALL_MS * (row + 1)) / (path.length + 1));
        expect(x).toBeCloseTo(pocketAt(path.slice(0, row)) - row / 2, 6);
        expect(y).toBeCloseTo(row, 6);
      }
    }),
  );
});

it('never jumps, and springs up from each pin', () => {
  const path = [0, 1, 1, 0, 1, 0, 0, 1];
  const places = Array.from({ length: 501 }, (_, step) => ballAt(path, (FALL_MS * step) / 500));
  for (const [step, { x, y }] of places.entries()) {
    const { x: nextX, y: nextY } = places[step + 1] ?? { x, y };
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(0.06);
  }
  expect(places.filter(({ y }, step) => y < (places[step - 1]?.y ?? y)).length).toBeGreaterThan(50);
});
