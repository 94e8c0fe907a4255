import type { Chance } from './models/model';
import type { Price } from './price';

/** One selection of a ticket, as it was priced. */
export interface PricedLeg {
  price: Price;
}

export type LegOutcome = 'open' | 'won' | 'lost' | 'void';

export interface EndedLeg extends PricedLeg {
  outcome: LegOutcome;
}

/** More selections than this make no better story. */
export const MAX_LEGS = 10;
/** No ticket pays more than this: 500,000.00. A stake that could is refused, not cut. */
export const MAX_PAYOUT = 50_000_000n;

/** What a ticket pays if all of it wins, in minor units, rounded down once. */
export function payoutOf(stake: bigint, legs: readonly PricedLeg[]): bigint {
  let product = stake;
  let scale = 1n;
  for (const { price } of legs) {
    product *= BigInt(price);
    scale *= 1000n;
  }
  return product / scale;
}

/** How a ticket ends: undefined while a selection that matters is open. A void one counts as 1.000. */
export function settle(stake: bigint, legs: readonly EndedLeg[]): bigint | undefined {
  if (legs.some(({ outcome }) => outcome === 'lost')) return 0n;
  if (legs.some(({ outcome }) => outcome === 'open')) return undefined;
  return payoutOf(
    stake,
    legs.filter(({ outcome }) => outcome === 'won'),
  );
}

/** What a selection has become, from its chance once the match is over. */
export function outcomeOfLeg({ win, push }: Chance): LegOutcome {
  if (win === 1) return 'won';
  return push === 1 ? 'void' : 'lost';
}
