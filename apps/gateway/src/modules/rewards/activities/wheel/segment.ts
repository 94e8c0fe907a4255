import * as v from 'valibot';
import { PrizeSchema } from '../prizes/prize';

/** The sum of the odds of all segments, in parts per million. */
export const ODDS_TOTAL = 1_000_000;

export const SegmentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  prize: PrizeSchema,
  odds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ODDS_TOTAL)),
});

/** A segment of the wheel. */
export type SegmentSpec = v.InferOutput<typeof SegmentSchema>;

/**
 * The segment that a drawn number falls in. Each segment has as many numbers as its odds, in the order of the
 * wheel, starting from 0.
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
