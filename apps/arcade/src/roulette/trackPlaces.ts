import { WHEEL } from '@perya/game-engines/roulette';
import type { Place } from '../live-table/places';

/** Numbers on each long side. The zero is at one end, and two numbers are at the other. */
const SIDE = 17;

function placeOf(number: number, index: number): Place {
  const id = String(number);
  if (index === 0) return { id, along: 0, across: 1.5, long: 1, wide: 2 };
  const size = { id, long: 1, wide: 1 };
  if (index <= SIDE) return { ...size, along: index - 1, across: 3 };
  if (index <= SIDE + 2) return { ...size, along: SIDE - 1, across: SIDE + 3 - index };
  return { ...size, along: WHEEL.length - 1 - index, across: 0 };
}

/** The places of the numbers on the racetrack, in the order of the wheel. */
export const TRACK_PLACES: readonly Place[] = WHEEL.map(placeOf);
