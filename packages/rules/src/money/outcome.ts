import type { MinorUnits } from './money';

/**
 * How a settled bet ended, as a whole, whatever its parts did: `won` more than its stake; `paid` less than its
 * stake; `drawn`: paid exactly its stake; `lost`: paid nothing.
 */
export type BetOutcome = 'won' | 'paid' | 'drawn' | 'lost';

/**
 * The outcome of a settled bet, from its stake and its total payout in minor units. A bet is lost if and only
 * if it paid nothing, which includes a free round without a win. A refunded bet has no outcome: it's void.
 */
export function betOutcome<Amount extends MinorUnits | bigint>(
  stake: Amount,
  payout: Amount,
): BetOutcome {
  if (payout <= 0) return 'lost';
  if (payout > stake) return 'won';
  return payout < stake ? 'paid' : 'drawn';
}
