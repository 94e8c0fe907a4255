import { expect, it } from 'vitest';
import { rankOf } from '../cards';
import { countOutcomes, measureReturn } from '../live-table/simulation';
import { DRAGON_TIGER_MODELS, readRound, SPOTS } from './rules';
import { DRAGON_TIGER_RULES } from './tableRules';

const ROUNDS = 10_000_000;

it('every bet returns what its card states, over ten million rounds', () => {
  const counts = countOutcomes(DRAGON_TIGER_RULES, ROUNDS, (dealt) =>
    [...dealt.map(rankOf), readRound(dealt).isSuited].join(' '),
  );
  for (const model of DRAGON_TIGER_MODELS) {
    for (const spot of SPOTS) {
      const { mean, standardError } = measureReturn(DRAGON_TIGER_RULES, model, spot, counts);
      const stated = (DRAGON_TIGER_RULES.returns[model.id]?.[spot] ?? 0) / 10_000;
      expect(Math.abs(mean - stated), `${model.id} ${spot}`).toBeLessThan(3 * standardError);
    }
  }
}, 600_000);
