import { formatDecimal, minorUnits, parseMinorUnits, type MinorUnits } from '@perya/api-client';
import { payoutOf, readPrice } from '@perya/game-engines/sports';

const TYPED = /^\d{1,9}(\.\d{1,2})?$/;

/** A typed stake in minor units; undefined where the text is no amount. */
export function parseStake(text: string): MinorUnits | undefined {
  const plain = text.trim().replaceAll(',', '');
  return TYPED.test(plain) ? parseMinorUnits(plain) : undefined;
}

/** An amount as a player would type it: without decimals where it has none. */
export const typedStake = (stake: MinorUnits): string => formatDecimal(stake).replace(/\.00$/, '');

/** The typed stake raised by an amount; that amount alone where the text is none. */
export const raiseStake = (text: string, by: MinorUnits): string =>
  typedStake(minorUnits((parseStake(text) ?? 0) + by));

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
