import { minorUnits } from '@perya/rules/money';
import { describe, expect, it } from 'vitest';
import { createPond, SWIM_PROFILES, HEIGHT, isInside, type Pond, type Swimmer } from './pond';

/** A seeded random generator. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function runFor(pond: Pond, seconds: number): number {
  let hits = 0;
  for (let time = 0; time < seconds; time += 1 / 60) hits += pond.advance(1 / 60).length;
  return hits;
}

describe('the pond', () => {
  it('fills up, and stays within its limit', () => {
    const pond = createPond(chance(1));
    runFor(pond, 20);
    expect(pond.swimmers.size).toBeGreaterThan(8);
    for (let minute = 0; minute < 3; minute += 1) {
      runFor(pond, 60);
      expect(pond.swimmers.size).toBeLessThan(34);
      const bosses = [...pond.swimmers.values()].filter(({ kind }) => kind === 'boss');
      expect(bosses.length).toBeLessThan(2);
    }
  });

  it('keeps a bullet until it hits, bouncing off all edges', () => {
    const pond = createPond(chance(2));
    pond.swimmers.clear();
    for (const angle of [-0.3, -1.2, -2, -2.8]) {
      pond.fire({ angle, stake: minorUnits(100), target: undefined });
    }
    let hits = 0;
    for (let time = 0; time < 90 && hits < 4; time += 1 / 60) {
      hits += pond.advance(1 / 60).length;
      for (const { x, y } of pond.bullets) {
        expect(x).toBeGreaterThan(-40);
        expect(x).toBeLessThan(pond.width + 40);
        expect(y).toBeGreaterThan(-40);
        expect(y).toBeLessThan(HEIGHT + 40);
      }
    }
    expect(hits).toBe(4);
    expect(pond.bullets).toHaveLength(0);
  });

  it('lets a locked bullet pass other fish', () => {
    const pond = createPond(chance(3));
    runFor(pond, 12);
    const target = [...pond.swimmers.values()].find(
      ({ x, age }) => age > 3 && x > 300 && x < pond.width - 300,
    );
    pond.fire({ angle: -0.2, stake: minorUnits(100), target: target?.id });
    let hit: Swimmer | undefined;
    for (let time = 0; time < 4 && hit === undefined; time += 1 / 60) {
      hit = pond.advance(1 / 60)[0]?.swimmer;
    }
    expect(target).toBeDefined();
    expect(hit?.id).toBe(target?.id);
  });

  it('registers no hit next to a fish, or after it was caught', () => {
    const pond = createPond(chance(4));
    runFor(pond, 6);
    const [swimmer] = pond.swimmers.values();
    if (swimmer === undefined) throw new Error('Nothing swims.');
    const { length } = SWIM_PROFILES[swimmer.kind];
    expect(isInside(swimmer, swimmer.x, swimmer.y)).toBe(true);
    expect(isInside(swimmer, swimmer.x + length, swimmer.y + length)).toBe(false);
    swimmer.caughtAt = swimmer.age;
    runFor(pond, 1);
    expect(pond.swimmers.has(swimmer.id)).toBe(false);
  });
});
