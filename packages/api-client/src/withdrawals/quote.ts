import { minorUnits, type MinorUnits } from '@perya/rules/money';

/** What a kind of payout account takes and costs. */
export interface PayoutTerms {
  /** The least that is paid out at all. */
  readonly min: MinorUnits;
  /** The most in one payout; a larger amount is split. */
  readonly maxPerPayout: MinorUnits;
  /** Of each payout. */
  readonly feeFixed: MinorUnits;
  /** Of each payout's amount, in hundredths of a per cent. */
  readonly feeBasisPoints: number;
}

/** One payout of a withdrawal: what leaves the wallet, what the payout costs, what arrives. */
export interface PayoutPart {
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly net: MinorUnits;
}

export interface WithdrawalQuote extends PayoutPart {
  readonly parts: readonly PayoutPart[];
}

const BASIS_POINTS = 10_000n;

/**
 * Splits an amount into parts of the account's maximum. A rest below the least payout takes what it
 * lacks from the part before it, so that every part can be paid where the maximum is at least twice
 * the least.
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

/** The fee of one payout: the fixed part and the rate, rounded down to the hundredth. */
export function payoutFee(
  amount: MinorUnits,
  { feeFixed, feeBasisPoints }: Pick<PayoutTerms, 'feeFixed' | 'feeBasisPoints'>,
): MinorUnits {
  const rate = (BigInt(amount) * BigInt(feeBasisPoints)) / BASIS_POINTS;
  return minorUnits(feeFixed + Number(rate));
}

/**
 * What a withdrawal will be: its parts, their fees, what arrives. The page shows it before sending, the
 * gateway does it, and refuses where both do not agree (decisions: Money and time).
 */
export function quoteWithdrawal(amount: MinorUnits, terms: PayoutTerms): WithdrawalQuote {
  const parts = splitWithdrawal(amount, terms).map((part): PayoutPart => {
    const fee = payoutFee(part, terms);
    return { amount: part, fee, net: minorUnits(part - fee) };
  });
  const fee = minorUnits(parts.reduce((total, part) => total + part.fee, 0));
  return { amount, fee, net: minorUnits(amount - fee), parts };
}
