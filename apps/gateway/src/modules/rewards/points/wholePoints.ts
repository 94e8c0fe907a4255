interface Counted {
  /** Turnover not converted to points yet; negative if a bet was voided after its points were given. */
  carry: bigint;
  /** Turnover since then; negative if more was voided than settled. */
  turnover: bigint;
  /** Turnover for one point. */
  rate: bigint;
}

/** The points earned, and the remaining carry. Points are never taken back; turnover is. */
export function wholePoints({ carry, turnover, rate }: Counted): { points: number; carry: bigint } {
  const sum = carry + turnover;
  const points = sum < rate ? 0n : sum / rate;
  return { points: Number(points), carry: sum - points * rate };
}
