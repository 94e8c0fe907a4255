/** A segment's position on the wheel, in degrees clockwise from the top. */
export interface Slice {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

const FULL_TURN = 360;
/**
 * Min width of a segment, to be visible and have a label; with many segments, the min widths add up to half
 * of the wheel.
 */
const NARROWEST = 14;
/** Full rotations per spin. */
const TURNS = 6;

/**
 * The segments as drawn: the more likely, the wider. Unlikely ones keep a visible min width, so the widths
 * are only approximate; the exact odds are shown next to the wheel.
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
 * The rotation that stops with a segment's center under the pointer at the top, some full rotations ahead.
 * Always the center: stopping near another segment would fake a near miss.
 */
export function finalRotation(now: number, { from, to }: Slice): number {
  const rest = FULL_TURN - (from + to) / 2;
  const behind = ((now % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return now - behind + TURNS * FULL_TURN + rest;
}

/** A circle sector around 0,0 as the `d` attribute of a path. */
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
