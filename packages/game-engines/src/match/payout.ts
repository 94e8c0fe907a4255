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
 * The result of a seat. Points are parts of the stake: the most that can be lost is all of it. What is lost is
 * rounded up, what is won and the rake are rounded down.
 */
export function matchResultOf(stake: bigint, points: number, maxPoints: number): MatchResult {
  const worth = stake * BigInt(Math.abs(points));
  const most = BigInt(maxPoints);
  if (points <= 0) {
    const lost = (worth + most - 1n) / most;
    return { payout: stake - lost, turnover: lost };
  }
  const turnover = worth / most;
  const rake = (turnover * BigInt(MATCH_RAKE_BASIS_POINTS)) / 10_000n;
  return { payout: stake + turnover - rake, turnover };
}
