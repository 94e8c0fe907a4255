import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidOf } from './uuid';

it('derives one UUID of version 8 per text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(uuidOf(a)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(uuidOf(a) === uuidOf(b)).toBe(a === b);
    }),
  );
});
