import type { SegmentSpec } from './segment';

/**
 * The segment that a drawn number falls in. Each has as many numbers as its odds say, in the order of
 * the wheel: the first has those from 0.
 *
 * @param drawn below the sum of all odds
 */
export function segmentOf<Segment extends Pick<SegmentSpec, 'odds'>>(
  segments: readonly Segment[],
  drawn: number,
): Segment {
  let end = 0;
  for (const segment of segments) {
    end += segment.odds;
    if (drawn < end) return segment;
  }
  throw new RangeError(`${drawn} is beyond the odds of the wheel.`);
}
