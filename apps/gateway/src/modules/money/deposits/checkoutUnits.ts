/** Currencies without decimals in payments: their amounts are whole units (ISO 4217). */
const WITHOUT_DECIMALS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const HUNDREDTHS = 100n;

/**
 * Converts minor units, which are hundredths in every currency, to the payment's smallest unit. Throws if the
 * currency has no smaller unit for the fraction.
 */
export function toPaymentUnits(amount: bigint, currency: string): bigint {
  if (!WITHOUT_DECIMALS.has(currency)) return amount;
  if (amount % HUNDREDTHS !== 0n) throw new RangeError(`${currency} has no hundredths.`);
  return amount / HUNDREDTHS;
}

/** Converts an amount in the payment's smallest unit to minor units. */
export const fromPaymentUnits = (units: bigint, currency: string): bigint =>
  WITHOUT_DECIMALS.has(currency) ? units * HUNDREDTHS : units;
