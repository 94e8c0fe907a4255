import * as v from 'valibot';

/** The brand's turnover requirements; patched with the rest of the brand. */
export const TurnoverSettings = v.object({
  /** A bonus is played so many times before the next withdrawal; 0 asks for nothing. */
  bonusTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

export const demoTurnover: v.InferOutput<typeof TurnoverSettings> = { bonusTimes: 3 };
