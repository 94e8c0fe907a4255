import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteriesOf } from './lotteries';
import type { PrizeMode } from './model/lottery';
import { costOf, ODDS_SCALE, oddsOf, payoutOf, priceIn, REBATES, takesRebate } from './pricing';
import { PRIZE_MODES } from './prizeModes';
import { fullSelection } from './testing/selections';

const MODES = Object.keys(PRIZE_MODES) as PrizeMode[];
const codesOf = (mode: PrizeMode) => lotteriesOf(mode).map(({ code }) => code);
const familiesOf = (mode: PrizeMode) => new Set(lotteriesOf(mode).map(({ family }) => family));

describe('what a mode sells', () => {
  test('is in its menu once, by group in its order, and nothing else is', () => {
    for (const mode of MODES) {
      const { sells, menuGroups } = PRIZE_MODES[mode];
      const listed = lotteriesOf(mode);
      expect(new Set(listed)).toEqual(new Set(LOTTERIES.filter(sells)));
      expect(listed).toHaveLength(new Set(listed).size);
      const places = listed.map(({ menuGroup }) => menuGroups.indexOf(menuGroup));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect([...new Set(listed.map(({ menuGroup }) => menuGroup))]).toEqual(menuGroups);
    }
  });

  test('differs from every other mode, and none sells nothing', () => {
    for (const mode of MODES) expect(codesOf(mode).length).toBeGreaterThan(0);
    expect(new Set(MODES.map((mode) => codesOf(mode).join())).size).toBe(MODES.length);
  });

  test('is everything for SEA, regional draws first', () => {
    expect(lotteriesOf('SEA')).toHaveLength(LOTTERIES.length);
    expect(lotteriesOf('SEA')[0]?.menuGroup).toBe('SEA');
  });

  test('is the category of the same name for Lott and Elott', () => {
    expect(new Set(lotteriesOf('Lott').map(({ category }) => category))).toEqual(new Set(['LOTT']));
    expect(new Set(lotteriesOf('Elott').map(({ category }) => category))).toEqual(
      new Set(['ELOTT']),
    );
    expect(codesOf('Lott').length + codesOf('Elott').length).toBe(LOTTERIES.length);
  });

  test('has no pool in ZY: the fast draws and the Philippine digits', () => {
    expect(familiesOf('ZY')).toEqual(new Set([...familiesOf('Elott'), 'ph-digits']));
    const pays = lotteriesOf('ZY').flatMap(({ playTypes }) =>
      playTypes.flatMap(({ tiers }) => tiers.map(({ pay }) => pay.kind)),
    );
    expect(pays).not.toContain('jackpot');
  });
});

test("a winning bet pays its mode's return of it, less the rounding of odds and payout", () => {
  const bets = fc
    .constantFrom(...MODES)
    .chain((mode) => fc.record({ mode: fc.constant(mode), lottery: lotteryIn(mode) }))
    .chain(({ mode, lottery }) =>
      fc.record({
        mode: fc.constant(mode),
        lottery: fc.constant(lottery),
        playType: fc.constantFrom(...lottery.playTypes),
        rebate: fc.constantFrom(...REBATES),
        multiple: fc.integer({ min: 1, max: 1000 }),
      }),
    );
  fc.assert(
    fc.property(bets, ({ mode, lottery, playType, rebate, multiple }) => {
      const terms = { mode, rebate: takesRebate(playType) ? rebate : 0 };
      const price = priceIn(lottery, 'PHP');
      const line = { playType, selection: fullSelection(playType.shape), price, multiple };
      const stated = PRIZE_MODES[mode].returnBasisPoints - terms.rebate;
      for (const tier of playType.tiers) {
        if (tier.pay.kind !== 'share') continue;
        const paid = payoutOf(line, { [tier.code]: 1 }, terms);
        const stake = price * multiple;
        // stake × return × share ÷ chance, exactly.
        const exact =
          (stake * stated * tier.pay.basisPoints * Number(tier.chance.of)) /
          (100_000_000 * Number(tier.chance.wins));
        expect(paid).toBeLessThanOrEqual(exact * (1 + 1e-12));
        expect(paid).toBeGreaterThan(exact - stake / ODDS_SCALE - 1);
        expect(oddsOf(tier, terms)).not.toBe('jackpot');
      }
      expect(costOf(line)).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

const lotteryIn = (mode: PrizeMode) => fc.constantFrom(...lotteriesOf(mode));
