import type { Card } from '../cards';
import { pointsOf, valueOf, type HandValue } from './hand';
import type { Decision, PlayerState } from './play';

/** Basic strategy: for each hand the decision with the best expected value, by computation. */

/** Points of a card with their chances: tens, jacks, queens and kings count 10. */
const DRAWS = Array.from({ length: 10 }, (_, place) => ({
  points: place + 1,
  chance: place === 9 ? 4 / 13 : 1 / 13,
}));

/** The value of a hand with one more card. */
function add({ total, isSoft }: HandValue, points: number): HandValue {
  const hard = (isSoft ? total - 10 : total) + points;
  const canBeSoft = (isSoft || points === 1) && hard <= 11;
  return { total: canBeSoft ? hard + 10 : hard, isSoft: canBeSoft };
}

const keyOf = ({ total, isSoft }: HandValue): number => total * 2 + (isSoft ? 1 : 0);

/** Chances of the dealer's final totals 17 to 21; the rest is over 21. */
type DealerTotals = readonly number[];

function dealerTotals(value: HandValue, cardsLeftOut: (points: number) => boolean): DealerTotals {
  const chances = [0, 0, 0, 0, 0];
  const possible = DRAWS.filter(({ points }) => !cardsLeftOut(points));
  const sum = possible.reduce((all, { chance }) => all + chance, 0);
  for (const { points, chance } of possible) {
    const next = add(value, points);
    if (next.total > 21) continue;
    const further =
      next.total >= 17
        ? chances.map((_, place) => (place === next.total - 17 ? 1 : 0))
        : dealerTotals(next, () => false);
    further.forEach((one, place) => {
      chances[place] = (chances[place] ?? 0) + (chance / sum) * one;
    });
  }
  return chances;
}

/** The chance of the dealer's blackjack by the points of the first card. */
export function blackjackChance(up: number): number {
  if (up === 1) return 4 / 13;
  return up === 10 ? 1 / 13 : 0;
}

/** Expected profits per unit of the first stake, if the dealer has no blackjack. */
export interface ExpectedProfits {
  /** Of the best decisions without a split. */
  play(value: HandValue, canDouble: boolean): number;
  of(decision: Exclude<Decision, 'insure'>, value: HandValue, points: number): number;
}

/** Expected profits against a first card of the dealer, by its points. */
function expectAgainst(up: number): ExpectedProfits {
  // Without the card that would make a blackjack.
  const dealer = dealerTotals({ total: up === 1 ? 11 : up, isSoft: up === 1 }, (points) =>
    up === 1 ? points === 10 : up === 10 && points === 1,
  );
  const dealerBusts = 1 - dealer.reduce((sum, chance) => sum + chance, 0);
  const stand = ({ total }: HandValue): number => {
    if (total > 21) return -1;
    return dealer.reduce(
      (profit, chance, place) => profit + chance * Math.sign(total - (place + 17)),
      dealerBusts,
    );
  };
  const known = new Map<number, number>();
  const hitOrStand = (value: HandValue): number => {
    if (value.total > 21) return -1;
    const key = keyOf(value);
    const found = known.get(key) ?? Math.max(stand(value), hit(value));
    known.set(key, found);
    return found;
  };
  const average = (value: HandValue, of: (next: HandValue) => number): number =>
    DRAWS.reduce((sum, { points, chance }) => sum + chance * of(add(value, points)), 0);
  const hit = (value: HandValue): number => (value.total >= 21 ? -1 : average(value, hitOrStand));
  const double = (value: HandValue): number => 2 * average(value, stand);
  const play = (value: HandValue, canDouble: boolean): number =>
    value.total >= 21
      ? stand(value)
      : Math.max(hitOrStand(value), canDouble ? double(value) : -Infinity);
  const split = (points: number): number => {
    const one: HandValue = { total: points === 1 ? 11 : points, isSoft: points === 1 };
    return 2 * average(one, (value) => (points === 1 ? stand(value) : play(value, true)));
  };
  return {
    play,
    of: (decision, value, points) => {
      switch (decision) {
        case 'stand':
          return stand(value);
        case 'hit':
          return hit(value);
        case 'double':
          return double(value);
        case 'split':
          return split(points);
      }
    },
  };
}

/** By the points of the dealer's first card, less one. */
const EXPECTED = DRAWS.map(({ points }) => expectAgainst(points));

/** Expected profits against a first card of the dealer. */
export const expectedAgainst = (up: number): ExpectedProfits =>
  EXPECTED[up - 1] ?? expectAgainst(up);

/** The possible decision with the best expected profit. It never insures. */
export function bestDecision(
  { hands, current, options }: PlayerState,
  upCard: Card,
): Decision | undefined {
  const hand = hands[current ?? -1];
  if (hand === undefined) return undefined;
  const expected = expectedAgainst(pointsOf(upCard));
  const value = valueOf(hand.cards);
  const points = pointsOf(hand.cards[0] ?? 0);
  let best: { decision: Decision; profit: number } | undefined;
  for (const decision of options) {
    if (decision === 'insure') continue;
    const profit = expected.of(decision, value, points);
    if (best === undefined || profit > best.profit) best = { decision, profit };
  }
  return best?.decision;
}
