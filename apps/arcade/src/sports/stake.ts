/** A typed stake as minor units; undefined where it is none. */
export function readStake(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/** Minor units as the wire writes them. */
export const decimalOf = (minor: number): string => (minor / 100).toFixed(2);

/** What a ticket pays if all of it wins, in minor units, as the platform counts it. */
export function mayPay(stake: number, prices: readonly string[]): number {
  let product = BigInt(stake);
  let scale = 1n;
  for (const price of prices) {
    product *= BigInt(price.replace('.', ''));
    scale *= 1000n;
  }
  return Number(product / scale);
}
