/** A requirement as far as counting goes. */
export interface Required {
  /** Minor units of turnover. */
  readonly amount: bigint;
}

/**
 * Shares turnover out among requirements, the oldest first. `played[n]` is what was played from the
 * n-th requirement on until the next one came; what the open ones do not need is not kept for those
 * that come later, because it was played before them.
 */
export function allot(
  requirements: readonly Required[],
  played: readonly bigint[],
): readonly bigint[] {
  const done = requirements.map(() => 0n);
  played.forEach((turnover, segment) => {
    let left = turnover;
    for (let each = 0; each <= segment && left > 0n; each += 1) {
      const missing = (requirements[each]?.amount ?? 0n) - (done[each] ?? 0n);
      const taken = left < missing ? left : missing;
      done[each] = (done[each] ?? 0n) + taken;
      left -= taken;
    }
  });
  return done;
}
