import { formatDecimal, parseDecimal } from '@perya/rules/money';
import { formatIn } from './text/format';

/** The minor units of an amount in the brand's settings. Throws if it isn't a decimal. */
export function amountOfSetting(decimal: string): bigint {
  const minor = parseDecimal(decimal);
  if (minor === undefined) throw new TypeError(`"${decimal}" is no decimal amount.`);
  return minor;
}

/** As a JSON number, for the only field that the specification types as one (`sumBalance`). */
export const toNumber = (minor: bigint): number => Number(formatDecimal(minor));

/** Formats an amount as the site does, with every digit. */
export const formatMoney = (minor: bigint, currency: string, language = 'EN'): string =>
  formatIn(language).money(minor, currency);

/** The value of one bonus unit in minor units: a bonus of 150 is ₱150.00, or ₫60,000.00. */
const BONUS_UNIT: Readonly<Record<string, bigint>> = {
  PHP: 100n,
  THB: 100n,
  CNY: 20n,
  USD: 2n,
  VND: 40_000n,
  IDR: 30_000n,
};

/** An amount of the demo data, which is in pesos, in another currency of about the same value. */
export const demoAmountIn = (pesos: bigint, currency: string): bigint =>
  (pesos * bonusIn(1, currency)) / bonusIn(1, 'PHP');

/** A bonus in the minor units of a currency. */
export const bonusIn = (units: number, currency: string): bigint =>
  BigInt(units) * (BONUS_UNIT[currency] ?? 100n);
