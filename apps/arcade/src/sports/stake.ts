import { payoutOf, readPrice } from '@perya/game-engines/sports';
import { minorUnits, readAmount, typedAmount, type MinorUnits } from '@perya/rules/money';

/** The typed stake raised by an amount; that amount alone where the text is none. */
export const raiseStake = (text: string, by: MinorUnits): string =>
  typedAmount(minorUnits((readAmount(text) ?? 0) + by));

/**
 * What a ticket pays if all of it wins, in minor units, counted as the platform counts it. Undefined
 * while a selection has no price.
 */
export function mayPay(stake: MinorUnits, prices: readonly (string | null)[]): bigint | undefined {
  const legs = prices.map((text) => (text === null ? undefined : readPrice(text)));
  const open = legs.filter((price) => price !== undefined);
  if (open.length < legs.length) return undefined;
  return payoutOf(
    BigInt(stake),
    open.map((price) => ({ price })),
  );
}
