/** Allowed input: digits, and a decimal point with at most two decimals. */
const TYPED = /^\d{1,3}(?:\.\d{0,2})?$/;
const WHOLE = 100_00;

/** Parses a percentage into hundredths of a percent; null unless it's from 0 to 100. */
export function readPercent(text: string): number | null {
  const plain = text.replaceAll(/[%\s]/g, '');
  if (!TYPED.test(plain)) return null;
  const [whole = '', decimals = ''] = plain.split('.');
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return basisPoints <= WHOLE ? basisPoints : null;
}

/** Formats hundredths of a percent for the field: 125 is "1.25". */
export const formatPercentInput = (basisPoints: number): string =>
  (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '');

/** Parses a percentage into basis points (hundredths of a percent); null unless it's positive. */
export function readRate(text: string): number | null {
  const rate = readPercent(text);
  return rate === 0 ? null : rate;
}
