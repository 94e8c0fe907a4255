import { fishModel, type FishId } from '@perya/game-engines/fish';
import { minorUnits } from '@perya/rules/money';
import { expect, it } from 'vitest';
import { createCannon } from './cannon';
import { createPond, HEIGHT, type Swimmer } from './pond';

const model = fishModel('shark');
if (model === undefined) throw new Error('There is no pond of the shark.');

const swimmer = (id: number, kind: FishId, x: number): Swimmer => ({
  id,
  kind,
  x,
  y: 300,
  angle: 0,
  age: 1,
  hitAt: -1,
  path: { from: [0, 0], to: [1, 1], seconds: 9, sway: 0, turns: 1, offset: [0, 0] },
});

function setUp(...swimmers: Swimmer[]) {
  const pond = createPond(() => 0.5);
  for (const one of swimmers) pond.swimmers.set(one.id, one);
  return { pond, cannon: createCannon(pond, model!) };
}

it('fires five times a second while held, and once for a single press', () => {
  const { cannon } = setUp();
  const shotsIn = (seconds: number) => {
    let shots = 0;
    for (let passed = 0; passed < seconds; passed += 0.02) {
      if (!cannon.advance(0.02, false)) continue;
      cannon.fire(minorUnits(100));
      shots += 1;
    }
    return shots;
  };
  expect(shotsIn(1)).toBe(0);
  cannon.hold(true);
  expect(shotsIn(1.9)).toBeGreaterThanOrEqual(9);
  cannon.hold(false);
  expect(shotsIn(1)).toBe(0);
  cannon.shootOnce();
  expect(shotsIn(1)).toBe(1);
});

it('never points into the raft', () => {
  const { pond, cannon } = setUp();
  for (const x of [0, pond.width]) {
    cannon.aimAt(x, HEIGHT);
    cannon.advance(0.02, false);
    expect(Math.sin(cannon.aim())).toBeLessThan(0);
  }
});

it('locks on the most valuable visible fish, and follows it', () => {
  const { cannon } = setUp(
    swimmer(1, 'sardine', 400),
    swimmer(2, 'boss', 500),
    swimmer(3, 'ray', 600),
    swimmer(4, 'boss', 10),
  );
  const locked = () => cannon.lockNext()?.kind;
  expect([locked(), locked(), locked(), locked()]).toEqual(['boss', 'ray', 'sardine', 'boss']);
  expect(cannon.target()).toBe(2);
  cannon.advance(0.02, false);
  expect(cannon.aim()).toBeCloseTo(Math.atan2(300 - (HEIGHT - 54), 500 - 800));
  cannon.unlock();
  expect(cannon.target()).toBeUndefined();
});

it('releases a caught fish', () => {
  const ray = swimmer(1, 'ray', 400);
  const { cannon } = setUp(ray);
  cannon.lockNext();
  ray.caughtAt = ray.age;
  expect(cannon.target()).toBeUndefined();
});
