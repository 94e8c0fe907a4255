/** A rate as it is typed, in percent: two decimals are one basis point. */
const TYPED = /^\d{1,3}(?:\.\d{0,2})?$/;
const MOST = 100_00;

/** Reads a rate in percent as basis points (hundredths of a percent); null where it is none above zero. */
export function readRate(text: string): number | null {
  const plain = text.replaceAll(/[%\s]/g, '');
  if (!TYPED.test(plain)) return null;
  const [whole = '', decimals = ''] = plain.split('.');
  const rate = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return rate > 0 && rate <= MOST ? rate : null;
}

/** Basis points as one types them: 125 is "1.25". */
export function typedRate(rate: number): string {
  return (rate / 100).toFixed(2).replace(/\.?0+$/, '');
}
