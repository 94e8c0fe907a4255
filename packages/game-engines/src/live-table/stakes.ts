import { formatDecimal, parseDecimal } from '@perya/rules/money';

/** Stakes by spot, in minor units; an omitted spot has none. */
export type TableStakes = Readonly<Record<string, bigint>>;

/** Stakes by spot as decimal strings. */
export type WireStakes = Readonly<Record<string, string>>;

/** Sum of the stakes on all spots. */
export const sumOfStakes = (stakes: TableStakes): bigint =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0n);

/** Adds the stakes of two bets on the same round. */
export function addStakes(one: TableStakes, other: TableStakes): TableStakes {
  const sum: Record<string, bigint> = { ...one };
  for (const [spot, stake] of Object.entries(other)) sum[spot] = (sum[spot] ?? 0n) + stake;
  return sum;
}

/** @throws RangeError if an amount isn't a decimal. */
export function readStakes(written: WireStakes): TableStakes {
  const stakes: Record<string, bigint> = {};
  for (const [spot, amount] of Object.entries(written)) {
    const minor = parseDecimal(amount);
    if (minor === undefined) throw new RangeError(`"${amount}" is not a decimal amount.`);
    if (minor !== 0n) stakes[spot] = minor;
  }
  return stakes;
}

export function writeStakes(stakes: TableStakes): WireStakes {
  const written: Record<string, string> = {};
  for (const [spot, minor] of Object.entries(stakes)) {
    if (minor !== 0n) written[spot] = formatDecimal(minor);
  }
  return written;
}
