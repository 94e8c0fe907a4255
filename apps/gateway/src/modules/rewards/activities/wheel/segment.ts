import * as v from 'valibot';
import { PrizeSchema } from '../prizes/prize';

/** The odds of all segments together: parts per million. */
export const ODDS_TOTAL = 1_000_000;

export const SegmentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  prize: PrizeSchema,
  odds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ODDS_TOTAL)),
});

/** One field of the wheel. */
export type SegmentSpec = v.InferOutput<typeof SegmentSchema>;
