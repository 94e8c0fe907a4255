import { MONEY_WHEEL_MODELS, MONEY_WHEEL_TABLE } from '@perya/game-engines/money-wheel';
import { expect, it } from 'vitest';
import { renderInGame } from '../game/testing';
import { angleAfter, spinsOf } from './spin';
import { Wheel } from './Wheel';

const [{ segments }] = MONEY_WHEEL_MODELS;
const TIMES = MONEY_WHEEL_TABLE.schedule.timesOf('g-1', 7);
const X3 = segments.indexOf('x3');
const NUMBER = segments.indexOf('45');

async function show(stops: readonly number[] | undefined, shownCount: number, before = 0) {
  const { container } = await renderInGame(
    <Wheel
      segments={segments}
      name="Wheel"
      times={TIMES}
      stops={stops}
      shownCount={shownCount}
      before={before}
    />,
    { facts: {}, now: () => TIMES.dealsAt + 2_000 },
  );
  const style = container.querySelector<SVGElement>('[style]')?.style;
  return { container, read: (name: string) => parseFloat(style?.getPropertyValue(name) ?? '') };
}

/** The place of the segment at the top when the wheel is turned by an angle. */
function underPointer(container: HTMLElement, angle: number): number {
  const tops = Array.from(container.querySelectorAll('[data-segment]'), (segment) => {
    const own = parseFloat(
      /rotate\((.*)\)/.exec(segment.getAttribute('transform') ?? '')?.[1] ?? '',
    );
    return Math.cos(((own + angle) * Math.PI) / 180);
  });
  expect(tops).toHaveLength(54);
  const place = tops.findIndex((top) => top === Math.max(...tops));
  expect(tops[place]).toBeCloseTo(1, 9);
  return place;
}

it.each([0, 1, 17, X3, 53])('rests with segment %i under the pointer', async (place) => {
  const { container, read } = await show(undefined, 0, place);
  expect(underPointer(container, read('--angle'))).toBe(place);
  expect(container.querySelector('[data-spins]')).toBeNull();
});

it('ends its spin at the segment, and began it where it rested', async () => {
  const { container, read } = await show([NUMBER], 0, 5);
  expect(underPointer(container, read('--from-1'))).toBe(5);
  expect(underPointer(container, read('--to-1'))).toBe(NUMBER);
  expect(read('--to-1') - read('--from-1')).toBeGreaterThan(720);
  // Without a spin, it stays until the number is shown.
  expect(underPointer(container, read('--angle'))).toBe(5);
  // The page was opened two seconds later.
  expect(read('--delay-1')).toBe(-2_000);
  expect(read('--duration-1') + read('--delay-1')).toBe(TIMES.resultAt - TIMES.dealsAt - 2_500);
});

it('spins from the multiplier to the number', async () => {
  const { container, read } = await show([X3, NUMBER], 1, 5);
  expect(underPointer(container, read('--to-1'))).toBe(X3);
  expect(underPointer(container, read('--from-2'))).toBe(X3);
  expect(underPointer(container, read('--to-2'))).toBe(NUMBER);
  expect(underPointer(container, read('--angle'))).toBe(X3);
  expect(container.querySelector('[data-badge]')).toHaveTextContent('×3');
});

it('turns clockwise only, from one spin to the next', () => {
  const [first, second] = spinsOf([X3, NUMBER], TIMES);
  if (first === undefined || second === undefined) throw new Error('There are two spins.');
  expect(first.endsAt).toBe((TIMES.dealsAt + TIMES.resultAt) / 2);
  expect(second.startsAt).toBeGreaterThan(first.endsAt);
  expect(second.endsAt).toBe(TIMES.resultAt - 500);
  expect(angleAfter(-90, -100, first)).toBe(-90 + 3 * 360 + 350);
  expect(angleAfter(270, -90, second)).toBe(270 + 2 * 360);
});
