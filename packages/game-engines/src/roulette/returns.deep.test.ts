import { expect, it } from 'vitest';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { ROULETTE_MODELS } from './rules';
import { BET_TYPES, ROULETTE_SPOTS } from './spots';
import { ROULETTE_RULES } from './tableRules';

const ROUNDS = 10_000_000;

it('every bet returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(ROULETTE_RULES, ROUNDS, String);
  for (const model of ROULETTE_MODELS) {
    for (const betType of BET_TYPES) {
      const spot = ROULETTE_SPOTS.find((one) => one.betType === betType)?.id ?? '';
      const { mean, standardError } = measureReturn(ROULETTE_RULES, model, spot, counts);
      const stated = (ROULETTE_RULES.returns[model.id]?.[betType] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
