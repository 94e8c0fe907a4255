const WHOLE = 10_000n;

/** A share of an amount in minor units, rounded down; never negative. */
export const shareOf = (amount: bigint, basisPoints: number): bigint =>
  amount <= 0n ? 0n : (amount * BigInt(basisPoints)) / WHOLE;

/** A share of an amount, up to a maximum. All in minor units. */
export function cappedShare(amount: bigint, basisPoints: number, max: bigint): bigint {
  const share = shareOf(amount, basisPoints);
  return share < max ? share : max;
}

/**
 * The equal share of a pool in whole bonus units, up to a maximum. All shares together are never more than the
 * pool; what can't be split, or is above the maximum, isn't paid.
 */
export function equalShare(
  { poolUnits, maxUnits }: { poolUnits: number; maxUnits: number },
  members: number,
): number {
  return members <= 0 ? 0 : Math.min(maxUnits, Math.floor(poolUnits / members));
}
