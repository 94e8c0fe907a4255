// Where spots lie, in cells. Boards can be shown lengthwise or upright, so a position is stated along the
// board, from zero to the far end, and across it.

/** The position of a button on a board: its center and its size. */
export interface Place {
  id: string;
  along: number;
  across: number;
  /** Size along the board; 0 for a border between cells. */
  long: number;
  /** Size across the board; 0 for a border between cells. */
  wide: number;
}

/** Whether boards are shown lengthwise. Must match the style sheets of the boards. */
export const isLengthwise = (): boolean => matchMedia('(min-width: 640px)').matches;

interface Direction {
  axis: 'along' | 'across';
  sign: 1 | -1;
}

const FORWARD: Direction = { axis: 'along', sign: 1 };
const BACK: Direction = { axis: 'along', sign: -1 };
const OUT: Direction = { axis: 'across', sign: 1 };
const IN: Direction = { axis: 'across', sign: -1 };

const LENGTHWISE: Readonly<Record<string, Direction>> = {
  ArrowRight: FORWARD,
  ArrowLeft: BACK,
  ArrowUp: OUT,
  ArrowDown: IN,
};
const UPRIGHT: Readonly<Record<string, Direction>> = {
  ArrowDown: FORWARD,
  ArrowUp: BACK,
  ArrowRight: OUT,
  ArrowLeft: IN,
};

/** Places beside the direction count as this much farther away. */
const ASIDE = 3;
/** Of several places straight ahead, one whose center is off the line counts as this much farther away. */
const OFF_CENTER = 0.01;

/** The place that a key moves to; undefined for other keys, and at the edge. */
export function placeByKey(places: readonly Place[], from: Place, key: string): Place | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const direction = (isLengthwise() ? LENGTHWISE : UPRIGHT)[key];
  return direction && nearest(places, from, direction);
}

function nearest(
  places: readonly Place[],
  from: Place,
  { axis, sign }: Direction,
): Place | undefined {
  const [side, size] =
    axis === 'along' ? (['across', 'wide'] as const) : (['along', 'long'] as const);
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place[axis] - from[axis]) * sign;
    const offCenter = Math.abs(place[side] - from[side]);
    const aside = Math.max(0, offCenter - place[size] / 2);
    const distance = ahead + aside * ASIDE + offCenter * OFF_CENTER;
    if (ahead <= 0 || distance >= least) continue;
    best = place;
    least = distance;
  }
  return best;
}
