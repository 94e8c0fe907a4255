import { beforeEach, expect, it, vi } from 'vitest';
import { placeByKey, type Place } from '../live-table/places';
import { BOARD_PLACES } from './boardPlaces';
import { TRACK_PLACES } from './trackPlaces';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The places that arrow keys lead to from the first one. */
function reachedIn(places: readonly Place[]): Set<string> {
  const reached = new Set<string>();
  const left = places.slice(0, 1);
  for (let from = left.pop(); from !== undefined; from = left.pop()) {
    reached.add(from.id);
    for (const key of ARROWS) {
      const next = placeByKey(places, from, key);
      if (next !== undefined && !reached.has(next.id)) left.push(next);
    }
  }
  return reached;
}

const placeOf = (id: string) => {
  const { along, across, long, wide } = BOARD_PLACES.find((place) => place.id === id) ?? {};
  return [along, across, long, wide];
};

let isWide: boolean;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
});

it.each([
  ['the betting table', BOARD_PLACES, 157],
  ['the racetrack', TRACK_PLACES, 37],
])('gives every button of %s a place of its own', (_, places, count) => {
  const centers = new Set(places.map(({ along, across }) => `${along} ${across}`));
  expect(centers.size).toBe(count);
});

it.each([
  ['the betting table, lengthwise', BOARD_PLACES, true],
  ['the betting table, upright', BOARD_PLACES, false],
  ['the racetrack, lengthwise', TRACK_PLACES, true],
  ['the racetrack, upright', TRACK_PLACES, false],
])('reaches every button by arrow keys: %s', (_, places, isLengthwise) => {
  isWide = isLengthwise;
  const reached = reachedIn(places);
  expect(places.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
});

it.each([
  ['straight-17', [6, 1, 1, 1]],
  ['split-17-18', [6, 1.5, 1, 0]],
  ['split-17-20', [6.5, 1, 0, 1]],
  ['corner-17-18-20-21', [6.5, 1.5, 0, 0]],
  ['street-16-17-18', [6, -0.5, 1, 0]],
  ['line-16-17-18-19-20-21', [6.5, -0.5, 0, 0]],
  ['split-0-3', [0.5, 2, 0, 1]],
  ['street-0-1-2', [0.5, 0.5, 0, 0]],
  ['corner-0-1-2-3', [0.5, -0.5, 0, 0]],
  ['column-3', [13, 2, 1, 1]],
  ['dozen-1', [2.5, -1, 4, 1]],
  ['red', [5.5, -2, 2, 1]],
])('places %s', (id, place) => {
  expect(placeOf(id)).toEqual(place);
});

it('stays at the edge, and for other keys', () => {
  const [zero] = BOARD_PLACES;
  expect(zero && placeByKey(BOARD_PLACES, zero, 'ArrowLeft')).toBeUndefined();
  expect(zero && placeByKey(BOARD_PLACES, zero, 'a')).toBeUndefined();
});
