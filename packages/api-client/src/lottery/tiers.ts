import * as v from 'valibot';

/**
 * The result of a draw: prize tiers from the highest, each with its winning numbers as printed. A lottery
 * without tiers has one tier; the array is empty until the draw is opened.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tiersSchema() {
  return v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) }));
}
