import { readPercent } from '../../rebates/percent';

/** Reads a rate in percent as basis points (hundredths of a percent); null where it is none above zero. */
export function readRate(text: string): number | null {
  const rate = readPercent(text);
  return rate === 0 ? null : rate;
}
