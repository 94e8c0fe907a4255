/** The amounts that decide how much of a member's bonuses is left; all in minor units. */
export interface BonusesLeft {
  /** What the wallet holds, without held amounts. */
  balance: bigint;
  /** The bonuses whose turnover isn't met. */
  bonuses: bigint;
  /** The net loss since the first of them was paid; negative if the member won. */
  lost: bigint;
}

/**
 * How much of a balance is forfeited with bonuses whose turnover isn't met. Losses use up the bonuses before
 * the member's own money, and winnings stay with the member: what is forfeited is never more than the bonuses,
 * less what was lost, and never more than the balance.
 */
export function forfeitedBonus({ balance, bonuses, lost }: BonusesLeft): bigint {
  const left = lost > 0n ? bonuses - lost : bonuses;
  if (left <= 0n) return 0n;
  return left < balance ? left : balance;
}
