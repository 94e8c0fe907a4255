/** The house's share of what a player wins, in basis points. */
export const MATCH_RAKE_BASIS_POINTS = 400;

/** What a match pays a player, in minor units. */
export interface MatchResult {
  /** The stake with what was won or lost, less the rake. */
  payout: bigint;
  /** What was won or lost: only that counts as turnover. */
  turnover: bigint;
}

/**
 * The result of a seat. Points are parts of the stake: the most that can be lost is all of it. The rake is
 * rounded down.
 */
export function matchResultOf(stake: bigint, points: number, maxPoints: number): MatchResult {
  const turnover = (stake * BigInt(Math.abs(points))) / BigInt(maxPoints);
  if (points <= 0) return { payout: stake - turnover, turnover };
  const rake = (turnover * BigInt(MATCH_RAKE_BASIS_POINTS)) / 10_000n;
  return { payout: stake + turnover - rake, turnover };
}
