interface Counted {
  /** Turnover that no point was given for yet; below zero where a bet was voided after its points were. */
  carry: bigint;
  /** What has come since; below zero where more was voided than settled. */
  turnover: bigint;
  /** Turnover for one point. */
  rate: bigint;
}

/** The points that have filled up, and what is carried on: points are never taken back, turnover is. */
export function wholePoints({ carry, turnover, rate }: Counted): { points: number; carry: bigint } {
  const sum = carry + turnover;
  const points = sum < rate ? 0n : sum / rate;
  return { points: Number(points), carry: sum - points * rate };
}
