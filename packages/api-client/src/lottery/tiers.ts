import * as v from 'valibot';

/**
 * What was drawn: prize tiers from the highest, each with its winning numbers as they are printed. A
 * lottery without tiers has one; none until the draw is opened.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tiersSchema() {
  return v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) }));
}
