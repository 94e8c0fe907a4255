import { payoutOf, readPrice } from '@perya/game-engines/sports';
import { minorUnits, readAmount, formatAmountInput, type MinorUnits } from '@perya/rules/money';

/** The typed stake plus an amount; only the amount if the text is invalid. */
export const raiseStake = (text: string, by: MinorUnits): string =>
  formatAmountInput(minorUnits((readAmount(text) ?? 0) + by));

/**
 * The payout of a ticket if all its selections win, in minor units, computed like on the platform. Undefined
 * while a selection has no price.
 */
export function possiblePayout(
  stake: MinorUnits,
  prices: readonly (string | null)[],
): bigint | undefined {
  const legs = prices.map((text) => (text === null ? undefined : readPrice(text)));
  const open = legs.filter((price) => price !== undefined);
  if (open.length < legs.length) return undefined;
  return payoutOf(
    BigInt(stake),
    open.map((price) => ({ price })),
  );
}
