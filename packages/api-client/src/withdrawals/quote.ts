import { minorUnits, type MinorUnits } from '@perya/rules/money';

/** Limits and fees of a kind of payout account. */
export interface PayoutTerms {
  /** The min of a payout. */
  readonly min: MinorUnits;
  /** The max of one payout; a larger amount is split. */
  readonly maxPerPayout: MinorUnits;
  /** Per payout. */
  readonly feeFixed: MinorUnits;
  /** Of each payout's amount, in hundredths of a percent. */
  readonly feeBasisPoints: number;
}

/** One payout of a withdrawal: what's debited from the wallet, the fee, and what's paid out. */
export interface PayoutPart {
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly net: MinorUnits;
}

/** Fee and payout of a withdrawal, and of each of its parts. */
export interface WithdrawalQuote extends PayoutPart {
  readonly parts: readonly PayoutPart[];
}

const BASIS_POINTS = 10_000n;

/**
 * Splits an amount into parts of `maxPerPayout`. If the remainder is below `min`, the part before it gives up
 * the difference, so that every part can be paid if the max is at least twice the min.
 */
export function splitWithdrawal(
  amount: MinorUnits,
  { min, maxPerPayout }: Pick<PayoutTerms, 'min' | 'maxPerPayout'>,
): readonly MinorUnits[] {
  const full = Math.floor(amount / maxPerPayout);
  const rest = amount % maxPerPayout;
  const parts = Array.from({ length: full }, () => maxPerPayout);
  if (rest === 0) return parts;
  const lacking = full > 0 ? Math.max(0, min - rest) : 0;
  if (lacking > 0) parts[full - 1] = minorUnits(maxPerPayout - lacking);
  return [...parts, minorUnits(rest + lacking)];
}

/** The fee of one payout: the fixed part plus the rate, rounded down to a hundredth. */
export function payoutFee(
  amount: MinorUnits,
  { feeFixed, feeBasisPoints }: Pick<PayoutTerms, 'feeFixed' | 'feeBasisPoints'>,
): MinorUnits {
  const rate = (BigInt(amount) * BigInt(feeBasisPoints)) / BASIS_POINTS;
  return minorUnits(feeFixed + Number(rate));
}

/**
 * The parts, fees and net amount of a withdrawal. The page shows the quote before sending; the gateway
 * computes it again and rejects the request if they differ (decisions: Money and time).
 */
export function quoteWithdrawal(amount: MinorUnits, terms: PayoutTerms): WithdrawalQuote {
  const parts = splitWithdrawal(amount, terms).map((part): PayoutPart => {
    const fee = payoutFee(part, terms);
    return { amount: part, fee, net: minorUnits(part - fee) };
  });
  const fee = minorUnits(parts.reduce((total, part) => total + part.fee, 0));
  return { amount, fee, net: minorUnits(amount - fee), parts };
}
