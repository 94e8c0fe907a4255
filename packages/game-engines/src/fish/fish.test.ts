import { drawNumbers } from '@perya/rules/fairness';
import { describe, expect, it } from 'vitest';
import { catchChance, FISH, FISH_MODELS, limitOf, readShot } from './rules';

describe.each(FISH_MODELS.map((model) => [model.id, model] as const))('the pond %s', (_, model) => {
  it.each(FISH)(
    'has the stated return for a shot at the %s, counted over every number of the draw',
    (fish) => {
      const limit = limitOf(model, fish);
      expect(limit).toBeLessThanOrEqual(2 ** 32);
      let paid = 0;
      let caught = 0;
      // The paying numbers are at the start; the rest is sampled in steps.
      const last = Math.round(limit * catchChance(model, fish));
      for (let drawn = 0; drawn < Math.min(limit, last + 1000); drawn += 1) {
        const times = readShot(model, fish, drawn);
        paid += times;
        caught += Number(times > 0);
      }
      for (let drawn = last; drawn < limit; drawn += Math.ceil(limit / 5000)) {
        expect(readShot(model, fish, drawn)).toBe(0);
      }
      expect(paid * 10_000).toBe(limit * model.rtpBasisPoints);
      expect(caught).toBe(last);
    },
  );

  it('is caught less often the higher its worth', () => {
    expect(catchChance(model, 'sardine')).toBeCloseTo(model.rtpBasisPoints / 20_000, 12);
    expect(catchChance(model, 'boss')).toBeLessThan(catchChance(model, 'clownfish'));
  });
});

it('plays near its stated return over many shots', async () => {
  for (const model of FISH_MODELS) {
    const batches = 1_500;
    let paid = 0;
    let fine = 0;
    for (let nonce = 0; nonce < batches; nonce += 1) {
      const draw = { serverSeed: '22'.repeat(32), clientSeed: model.id, nonce };
      const drawn = drawNumbers(
        draw,
        Array.from({ length: 20 }, () => limitOf(model, 'clownfish')),
      );
      for (const number of drawn) {
        const times = readShot(model, 'clownfish', number);
        paid += times;
        fine += Number(times > 0);
      }
    }
    const shots = batches * 20;
    const share = model.rtpBasisPoints / 30_000;
    // Four standard errors: a fish worth one more or one less is ten times as far away.
    expect(Math.abs(fine / shots - share)).toBeLessThan(
      4 * Math.sqrt((share * (1 - share)) / shots),
    );
    expect(Math.abs(paid / shots - model.rtpBasisPoints / 10_000)).toBeLessThan(0.035);
  }
});
