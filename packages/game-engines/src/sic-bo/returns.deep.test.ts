import { expect, it } from 'vitest';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { ALL_ROLLS, SIC_BO_MODELS } from './rules';
import { BET_TYPES, SIC_BO_SPOTS } from './spots';
import { SIC_BO_RULES } from './tableRules';

const ROUNDS = 10_000_000;

/** Chi-squared with 215 degrees of freedom: fair dice exceed it once in a thousand. The seed is fixed. */
const MOST_UNEVEN = 285;

it('every roll comes as often, and every bet returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(SIC_BO_RULES, ROUNDS, String);
  const expected = ROUNDS / ALL_ROLLS.length;
  const unevenness = ALL_ROLLS.reduce((sum, roll) => {
    const count = counts.get(String(roll))?.count ?? 0;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  expect(unevenness).toBeLessThan(MOST_UNEVEN);

  for (const model of SIC_BO_MODELS) {
    // A spot of each type: the rolls above decide about the others.
    for (const betType of BET_TYPES) {
      const spot = SIC_BO_SPOTS.find((one) => one.betType === betType)?.id ?? '';
      const { mean, standardError } = measureReturn(SIC_BO_RULES, model, spot, counts);
      const stated = (SIC_BO_RULES.returns[model.id]?.[betType] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
