import { SEGMENT_COUNTS } from '@perya/game-engines/wheel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { angleOf } from '../game/wheelGeometry';
import { spinAt, SPIN_MS } from './spinAt';

const spins = fc.constantFrom(...SEGMENT_COUNTS).chain((segments) =>
  fc.record({
    segments: fc.constant(segments),
    from: fc.nat(segments - 1),
    to: fc.nat(segments - 1),
  }),
);

/** The segment under the pointer at the top, and how far from its middle, in segments. */
function underPointer(angle: number, segments: number) {
  const place = ((((-angle * segments) / 360) % segments) + segments) % segments;
  const nearest = Math.round(place);
  return { segment: nearest % segments, off: Math.abs(place - nearest) };
}

it('stops with the pointer inside the drawn segment, and stays there', () => {
  fc.assert(
    fc.property(spins, fc.nat(10_000), ({ segments, from, to }, later) => {
      const angle = spinAt(angleOf(from, segments), angleOf(to, segments), SPIN_MS + later);
      const { segment, off } = underPointer(angle, segments);
      expect(segment).toBe(to);
      expect(off).toBeLessThan(0.4);
    }),
  );
});

it('starts where it rested, and only turns clockwise, ever slower', () => {
  fc.assert(
    fc.property(spins, ({ segments, from, to }) => {
      const angles = Array.from({ length: 11 }, (_, step) =>
        spinAt(angleOf(from, segments), angleOf(to, segments), (SPIN_MS * step) / 10),
      );
      expect(angles[0]).toBeCloseTo(angleOf(from, segments), 9);
      const turns = angles.slice(1).map((angle, step) => angle - (angles[step] ?? 0));
      expect(turns.every((turn) => turn > 0)).toBe(true);
      expect(turns).toEqual(turns.toSorted((one, other) => other - one));
    }),
  );
});
