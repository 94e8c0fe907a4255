import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/api-client';

/** An amount as it is typed, commas and blanks left out; null where it is none, or finer than a hundredth. */
export function readAmount(text: string): MinorUnits | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,13}(\.\d{0,2})?$/.test(plain)) return null;
  return parseMinorUnits(plain.replace(/\.$/, ''));
}

/** An amount as the field takes it: 150000 is `1500`, 150050 is `1500.50`. */
export function amountText(minor: MinorUnits): string {
  const rest = minorUnits(minor % 100);
  const whole = String((minor - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
