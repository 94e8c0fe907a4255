import { expect, it } from 'vitest';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { writeMark } from './history';
import { BACCARAT_MODELS, readRound, SPOTS, valueOf } from './rules';
import { BACCARAT_RULES } from './tableRules';

const ROUNDS = 10_000_000;

/** What decides the payout of every bet. */
function paymentKey(dealt: readonly number[]): string {
  const round = readRound(dealt);
  return `${writeMark(round)} ${valueOf(round.banker)}`;
}

it('every spot returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(BACCARAT_RULES, ROUNDS, paymentKey);
  for (const model of BACCARAT_MODELS) {
    for (const spot of SPOTS) {
      const { mean, standardError } = measureReturn(BACCARAT_RULES, model, spot, counts);
      const stated = (BACCARAT_RULES.returns[model.id]?.[spot] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
