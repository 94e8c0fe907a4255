/** Minor units that one unit of a bonus is worth: a bonus of 150 is ₱150.00, or ₫60,000.00. */
const UNIT: Readonly<Record<string, bigint>> = {
  PHP: 100n,
  THB: 100n,
  CNY: 20n,
  USD: 2n,
  VND: 40_000n,
  IDR: 30_000n,
};

/** A bonus in the minor units of a currency. */
export const bonusIn = (units: number, currency: string): bigint =>
  BigInt(units) * (UNIT[currency] ?? 100n);
