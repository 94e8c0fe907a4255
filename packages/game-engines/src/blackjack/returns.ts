import { pointsOf, valueOf, isBlackjack } from './hand';
import { BLACKJACK_MODELS, pairOf, pokerHandOf, type BlackjackRules } from './rules';
import { blackjackChance, expectedAgainst } from './strategy';

const CARDS = Array.from({ length: 52 }, (_, card) => card);
const RANKS = CARDS.slice(0, 13);

/** The return of the main bet with the best decisions: every deal of the first three cards is weighted equally. */
function mainReturn({ blackjackPaysPerTwo }: BlackjackRules): number {
  let profit = 0;
  for (const up of RANKS) {
    const points = pointsOf(up);
    const expected = expectedAgainst(points);
    const loses = blackjackChance(points);
    for (const one of RANKS) {
      for (const other of RANKS) {
        const value = valueOf([one, other]);
        if (isBlackjack([one, other])) {
          profit += ((1 - loses) * blackjackPaysPerTwo) / 2;
          continue;
        }
        const isPair = pointsOf(one) === pointsOf(other);
        const best = Math.max(
          expected.play(value, true),
          isPair ? expected.of('split', value, pointsOf(one)) : -Infinity,
        );
        profit += (1 - loses) * best - loses;
      }
    }
  }
  return 1 + profit / RANKS.length ** 3;
}

function returnsOf(rules: BlackjackRules): Record<string, number> {
  let pairs = 0;
  let hands = 0;
  for (const one of CARDS) {
    for (const other of CARDS) {
      const pair = pairOf([one, other]);
      if (pair !== undefined) pairs += rules.pairPays[pair] + 1;
      for (const up of CARDS) {
        const hand = pokerHandOf([one, other, up]);
        if (hand !== undefined) hands += rules.pokerPays[hand] + 1;
      }
    }
  }
  const returns = {
    main: mainReturn(rules),
    pair: pairs / CARDS.length ** 2,
    poker: hands / CARDS.length ** 3,
    insurance: blackjackChance(1) * (rules.insurancePays + 1),
  };
  return Object.fromEntries(
    Object.entries(returns).map(([bet, rtp]) => [bet, Math.round(rtp * 10_000)]),
  );
}

/** In basis points, by model and bet. The main bet's is that of the best decisions. */
export const RETURNS: Readonly<Record<string, Readonly<Record<string, number>>>> =
  Object.fromEntries(BLACKJACK_MODELS.map((model) => [model.id, returnsOf(model)]));
