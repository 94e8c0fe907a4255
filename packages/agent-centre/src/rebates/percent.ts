/** What may stand in the field: digits, with one point and two decimals at most. */
const TYPED = /^\d{1,3}(?:\.\d{0,2})?$/;
const WHOLE = 100_00;

/** Reads a percentage as somebody types it, in hundredths of a percent; null where it is none from 0 to 100. */
export function readPercent(text: string): number | null {
  const plain = text.replaceAll(/[%\s]/g, '');
  if (!TYPED.test(plain)) return null;
  const [whole = '', decimals = ''] = plain.split('.');
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return basisPoints <= WHOLE ? basisPoints : null;
}

/** Hundredths of a percent as they are put into the field: 125 is "1.25". */
export const typedPercent = (basisPoints: number): string =>
  (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '');

/** Reads a rate in percent as basis points (hundredths of a percent); null where it is none above zero. */
export function readRate(text: string): number | null {
  const rate = readPercent(text);
  return rate === 0 ? null : rate;
}
