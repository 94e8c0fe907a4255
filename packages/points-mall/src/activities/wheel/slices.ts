/** A segment's place on the drawn wheel, in degrees clockwise from the top. */
export interface Slice {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

const FULL_TURN = 360;
/** Below it a segment could not be seen, let alone named; where there are many, all share half the wheel. */
const NARROWEST = 14;
/** Whole turns of one spin. */
const TURNS = 6;

/**
 * The wheel as it is drawn: the likelier a segment, the wider. A rare one keeps a width that can be
 * seen, so that the widths are a picture; the odds are announced beside it.
 */
export function slicesOf(segments: readonly { id: string; odds: number }[]): Slice[] {
  const total = segments.reduce((sum, { odds }) => sum + odds, 0);
  const narrowest = Math.min(NARROWEST, FULL_TURN / 2 / Math.max(1, segments.length));
  const shared = FULL_TURN - narrowest * segments.length;
  let at = 0;
  return segments.map(({ id, odds }) => {
    const width = narrowest + shared * (total > 0 ? odds / total : 1 / segments.length);
    const slice = { id, from: at, to: at + width };
    at += width;
    return slice;
  });
}

/**
 * How far the wheel is turned when a segment's middle stands under the pointer at the top: on from
 * where it is, some whole turns later. Always the middle: a wheel that almost stops elsewhere lies.
 */
export function restingTurn(now: number, { from, to }: Slice): number {
  const rest = FULL_TURN - (from + to) / 2;
  const behind = ((now % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return now - behind + TURNS * FULL_TURN + rest;
}

/** The sector of a circle around 0,0 as the `d` of a path. */
export function sectorPath({ from, to }: Slice, radius: number): string {
  if (to - from >= FULL_TURN) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  }
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(to, radius);
  const isWide = to - from > FULL_TURN / 2 ? 1 : 0;
  return `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${isWide} 1 ${endX} ${endY}Z`;
}

/** Degrees clockwise from the top. */
function pointAt(degrees: number, radius: number): [x: string, y: string] {
  const radians = (degrees * Math.PI) / 180;
  return [(Math.sin(radians) * radius).toFixed(3), (-Math.cos(radians) * radius).toFixed(3)];
}
