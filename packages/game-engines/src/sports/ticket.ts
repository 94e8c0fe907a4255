import type { Chance } from './models/model';
import type { Price } from './price';

/** One selection of a ticket, with its price. */
export interface PricedLeg {
  price: Price;
}

export type LegOutcome = 'open' | 'won' | 'lost' | 'void';

export interface EndedLeg extends PricedLeg {
  outcome: LegOutcome;
}

/** Maximum number of selections. */
export const MAX_LEGS = 10;
/** Maximum payout: 500,000.00. A stake that could exceed it is rejected, not reduced. */
export const MAX_PAYOUT = 50_000_000n;

/** The payout if all selections win, in minor units, rounded down once. */
export function payoutOf(stake: bigint, legs: readonly PricedLeg[]): bigint {
  let product = stake;
  let scale = 1n;
  for (const { price } of legs) {
    product *= BigInt(price);
    scale *= 1000n;
  }
  return product / scale;
}

/** The payout of a ticket: undefined while a relevant selection is open. A void selection counts as 1.000. */
export function settle(stake: bigint, legs: readonly EndedLeg[]): bigint | undefined {
  if (legs.some(({ outcome }) => outcome === 'lost')) return 0n;
  if (legs.some(({ outcome }) => outcome === 'open')) return undefined;
  return payoutOf(
    stake,
    legs.filter(({ outcome }) => outcome === 'won'),
  );
}

/** A selection's outcome, from its chance once the match is over. */
export function outcomeOfLeg({ win, push }: Chance): LegOutcome {
  if (win === 1) return 'won';
  return push === 1 ? 'void' : 'lost';
}
