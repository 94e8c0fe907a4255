/** The fee of a deposit method: a share in basis points and a fixed part, in minor units. */
export interface DepositFee {
  readonly basisPoints: number;
  readonly fixed: bigint;
}

const BASIS_POINTS = 10_000n;
const HUNDREDTHS = 100n;

/**
 * The fee on an amount, in minor units. The share is rounded down to the hundredth, in favor of the member;
 * the fee is never more than the amount. The page and the platform both use this function, so they agree.
 */
export function depositFee(amount: bigint, { basisPoints, fixed }: DepositFee): bigint {
  const fee = (amount * BigInt(basisPoints)) / BASIS_POINTS + fixed;
  return fee < amount ? fee : amount;
}

/** The bonus of a promotion on the credited amount, in minor units, rounded down to the hundredth. */
export function depositBonus(credit: bigint, basisPoints: number): bigint {
  return (credit * BigInt(basisPoints)) / BASIS_POINTS;
}

/**
 * The amount of an asset to send, in hundredths of the asset: rounded up, so that the amount received is
 * never less than the order.
 *
 * @param rate minor units for one whole unit of the asset
 */
export function assetAmount(amount: bigint, rate: bigint): bigint {
  return (amount * HUNDREDTHS + rate - 1n) / rate;
}
