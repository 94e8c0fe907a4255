import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/api-client';

/** What may stand in the field: digits, with one point and two decimals at most. */
const TYPED = /^\d{1,11}(?:\.\d{0,2})?$/;

/** Reads an amount as somebody types it, with or without commas; null where it is none above zero. */
export function readAmount(text: string): MinorUnits | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (!TYPED.test(plain)) return null;
  const amount = parseMinorUnits(plain.replace(/\.$/, ''));
  return amount > 0 ? amount : null;
}

/** An amount as it is put into the field: no commas, and decimals only where there are some. */
export function typedAmount(amount: MinorUnits): string {
  return (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
}

/** The quick amounts that are in reach, smallest first. */
export function quickAmounts(most: MinorUnits): MinorUnits[] {
  return [100_00, 500_00, 1_000_00, 5_000_00].filter((each) => each < most).map(minorUnits);
}
