import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

describe('the seeded random generator', () => {
  it('returns the same values for the same seed, and others for another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 8 }, () => random.integer(0, 1_000_000));
    };
    expect(draw('town/games')).toEqual(draw('town/games'));
    expect(draw('town/games')).not.toEqual(draw('town/members'));
    // Fixed values, to detect a change of the generator, which would generate different data.
    expect(draw('town/games').slice(0, 3)).toEqual([952_349, 428_248, 297_596]);
  });

  it('is uniform over its range, both ends included', () => {
    const random = createRandom('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draws = 0; draws < 20_000; draws += 1) {
      const value = random.integer(0, 9);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = createRandom('shuffle').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('throws for an empty list', () => {
    expect(() => createRandom('x').pick([])).toThrow(RangeError);
  });
});
