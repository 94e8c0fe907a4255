/** A turnover requirement, as needed for counting. */
export interface RequiredTurnover {
  /** Minor units of turnover. */
  readonly amount: bigint;
}

/**
 * Allocates turnover to requirements, oldest first. `played[n]` is the turnover between the n-th requirement
 * and the next one. Turnover that the open requirements don't need isn't carried over to later ones, because
 * it was played before them.
 */
export function allocateTurnover(
  requirements: readonly RequiredTurnover[],
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
