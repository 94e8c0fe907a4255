/** What a method of paying costs: a share in basis points and a fixed part, in minor units. */
export interface DepositFee {
  readonly basisPoints: number;
  readonly fixed: bigint;
}

const BASIS_POINTS = 10_000n;
const HUNDREDTHS = 100n;

/**
 * The fee on an amount, in minor units. The share is rounded down to the hundredth, so in favour of
 * who pays; it never is more than the amount. The page and the platform count by it, so they agree.
 */
export function depositFee(amount: bigint, { basisPoints, fixed }: DepositFee): bigint {
  const fee = (amount * BigInt(basisPoints)) / BASIS_POINTS + fixed;
  return fee < amount ? fee : amount;
}

/** What a promotion adds to what arrives, in minor units: rounded down to the hundredth. */
export function depositBonus(credit: bigint, basisPoints: number): bigint {
  return (credit * BigInt(basisPoints)) / BASIS_POINTS;
}

/**
 * What is sent of an asset for an amount, in hundredths of the asset: rounded up, so that what arrives
 * is never less than the order.
 *
 * @param rate minor units for one whole of the asset
 */
export function assetAmount(amount: bigint, rate: bigint): bigint {
  return (amount * HUNDREDTHS + rate - 1n) / rate;
}
