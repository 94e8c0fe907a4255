import { sumOfStakes, type TableStakes } from './stakes';

/**
 * The amount of a bet counted as turnover: what it pays on every one of the outcomes isn't staked.
 *
 * @param payouts what the bet pays on each outcome, in minor units
 */
export function turnoverOf(stakes: TableStakes, payouts: Iterable<bigint>): bigint {
  const stake = sumOfStakes(stakes);
  let least = stake;
  for (const payout of payouts) if (payout < least) least = payout;
  return stake - least;
}
