import { SIC_BO_SPOTS } from '@perya/game-engines/sic-bo';
import { expect, it, vi } from 'vitest';
import { placeByKey } from '../live-table/places';
import { boardPlaces, LENGTHWISE_SIZE, SPOT_BOXES, UPRIGHT_SIZE } from './boardPlaces';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The spots that arrow keys lead to from the first one. */
function reached(): Set<string> {
  const places = boardPlaces();
  const found = new Set<string>();
  const left = places.slice(0, 1);
  for (let from = left.pop(); from !== undefined; from = left.pop()) {
    found.add(from.id);
    for (const key of ARROWS) {
      const next = placeByKey(places, from, key);
      if (next !== undefined && !found.has(next.id)) left.push(next);
    }
  }
  return found;
}

it.each([
  ['lengthwise', true, LENGTHWISE_SIZE],
  ['upright', false, UPRIGHT_SIZE],
])('fills the board with all spots, without overlap: %s', (_, matches, { width, height }) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const places = boardPlaces();
  expect(new Set(places.map(({ id }) => id))).toEqual(new Set(SIC_BO_SPOTS.map(({ id }) => id)));
  const area = places.reduce((sum, { long, wide }) => sum + long * wide, 0);
  expect(area).toBeCloseTo(width * height, 6);
  const overlapping = places.filter((one) =>
    places.some(
      (other) =>
        other.id !== one.id &&
        Math.abs(other.along - one.along) < (other.long + one.long) / 2 - 0.001 &&
        Math.abs(other.across - one.across) < (other.wide + one.wide) / 2 - 0.001,
    ),
  );
  expect(overlapping).toEqual([]);
});

it.each([
  ['lengthwise', true],
  ['upright', false],
])('reaches every spot by arrow keys: %s', (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const found = reached();
  expect(SPOT_BOXES.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
});
