import type { TableRules } from './liveTable';
import type { TableModel } from './protocol';

// For tests: the return of a table's bets, over rounds drawn as in play.

const STAKE = 10_000n;

/** A measured return: what a unit pays on average. */
export interface MeasuredReturn {
  mean: number;
  /** Of the mean. */
  standardError: number;
}

/** Outcomes that pay the same for every bet, and how often they came. */
type OutcomeCounts = ReadonlyMap<string, { outcome: readonly number[]; count: number }>;

/**
 * Draws rounds with consecutive nonces of one pair of seeds.
 *
 * @param keyOf the same for outcomes that pay the same
 */
export function countOutcomes<Model extends TableModel>(
  { draw }: Pick<TableRules<Model>, 'draw'>,
  rounds: number,
  keyOf: (outcome: readonly number[]) => string,
): OutcomeCounts {
  const counts = new Map<string, { outcome: readonly number[]; count: number }>();
  const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'simulation' };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const outcome = draw({ ...seeds, nonce });
    const key = keyOf(outcome);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { outcome, count: 1 });
    else known.count += 1;
  }
  return counts;
}

/** The return of a spot over counted rounds. */
export function measureReturn<Model extends TableModel>(
  { settle }: Pick<TableRules<Model>, 'settle'>,
  model: Model,
  spot: string,
  counts: OutcomeCounts,
): MeasuredReturn {
  let rounds = 0;
  let sum = 0;
  let squares = 0;
  for (const { outcome, count } of counts.values()) {
    const paid = Number(settle(model, outcome, { [spot]: STAKE }).payout) / Number(STAKE);
    rounds += count;
    sum += paid * count;
    squares += paid ** 2 * count;
  }
  const mean = sum / rounds;
  return { mean, standardError: Math.sqrt((squares / rounds - mean ** 2) / rounds) };
}
