import type { TurnoverRequirement, WithdrawalTerms } from '@perya/api-client';

type AmountError = 'none' | 'turnover' | 'count' | 'min' | 'max' | 'withdrawable';

/** The total turnover that is left before a withdrawal, in minor units. */
export const turnoverLeft = (turnover: readonly TurnoverRequirement[]): number =>
  turnover.reduce((total, { remaining }) => total + remaining.minor, 0);

/** Why an amount can't be withdrawn; null if it can. The platform validates it again. */
export function amountErrorOf(amount: number | null, terms: WithdrawalTerms): AmountError | null {
  const { min, max, withdrawable, turnover, countLeft } = terms;
  if (amount === null) return 'none';
  if (turnover.length > 0) return 'turnover';
  if (countLeft === 0) return 'count';
  if (amount < min.minor) return 'min';
  if (amount > max.minor) return 'max';
  return amount > withdrawable.minor ? 'withdrawable' : null;
}
