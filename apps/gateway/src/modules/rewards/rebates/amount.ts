const WHOLE = 10_000n;

/** Turnover × rate, rounded down to the minor unit: what is lost is below one centavo a claim. */
export const rebateOf = (turnover: bigint, basisPoints: number): bigint =>
  (turnover * BigInt(basisPoints)) / WHOLE;
