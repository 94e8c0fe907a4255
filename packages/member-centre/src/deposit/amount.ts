import { minorUnits, type DepositMethod, type MinorUnits } from '@perya/api-client';

type AmountFault = 'empty' | 'form' | 'low' | 'high';

/** What stands in the amount's field, read. */
export type TypedAmount =
  | { readonly minor: MinorUnits; readonly fault: null }
  | { readonly minor: MinorUnits | null; readonly fault: AmountFault };

const AMOUNT = /^(\d{1,11})(?:\.(\d{0,2}))?$/;
const MINOR_PER_UNIT = 100;

/** Reads an amount as people type it, commas between the thousands included, within a method's limits. */
export function readAmount(
  text: string,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
): TypedAmount {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return { minor: null, fault: 'empty' };
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return { minor: null, fault: 'form' };
  const minor = minorUnits(Number(whole) * MINOR_PER_UNIT + Number(fraction.padEnd(2, '0')));
  if (minor < min) return { minor, fault: 'low' };
  if (minor > max) return { minor, fault: 'high' };
  return { minor, fault: null };
}

/** An amount as it stands in the field: without the decimals that nobody types. */
export function writeAmount(minor: MinorUnits): string {
  const fraction = minor % MINOR_PER_UNIT;
  const whole = Math.floor(minor / MINOR_PER_UNIT);
  return fraction === 0 ? String(whole) : `${whole}.${String(fraction).padStart(2, '0')}`;
}
