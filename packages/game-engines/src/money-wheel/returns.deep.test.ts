import { expect, it } from 'vitest';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { MONEY_WHEEL_MODELS, SPOTS } from './rules';
import { MONEY_WHEEL_RULES } from './tableRules';

const ROUNDS = 10_000_000;

it('every bet returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(MONEY_WHEEL_RULES, ROUNDS, MONEY_WHEEL_RULES.markOf);
  for (const model of MONEY_WHEEL_MODELS) {
    for (const spot of SPOTS) {
      const { mean, standardError } = measureReturn(MONEY_WHEEL_RULES, model, spot, counts);
      const betType = MONEY_WHEEL_RULES.betTypeOf(spot);
      const stated = (MONEY_WHEEL_RULES.returns[model.id]?.[betType] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
