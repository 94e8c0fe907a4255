import { expect, it } from 'vitest';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { COLOR_GAME_MODELS, SPOTS } from './rules';
import { COLOR_GAME_RULES } from './tableRules';

const ROUNDS = 10_000_000;

it('every bet returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(COLOR_GAME_RULES, ROUNDS, String);
  for (const model of COLOR_GAME_MODELS) {
    for (const spot of SPOTS) {
      const { mean, standardError } = measureReturn(COLOR_GAME_RULES, model, spot, counts);
      const betType = COLOR_GAME_RULES.betTypeOf(spot);
      const stated = (COLOR_GAME_RULES.returns[model.id]?.[betType] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
