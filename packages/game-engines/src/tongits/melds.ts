import { rankOf, suitOf, type Card } from '../cards';

/** Points of a card left in the hand: one for an ace, ten for a jack, queen or king. */
export const valueOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

export const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0);

/** Whether cards are a meld: three or four of a rank, or three or more in a row of one suit, aces low. */
export function isMeld(cards: readonly Card[]): boolean {
  if (cards.length < 3 || new Set(cards).size < cards.length) return false;
  const [first = 0] = cards;
  if (cards.every((card) => rankOf(card) === rankOf(first))) return true;
  const places = cards.map((card) => suitOf(card) * 13 + rankOf(card)).toSorted((a, b) => a - b);
  return (
    cards.every((card) => suitOf(card) === suitOf(first)) &&
    places.every((place, index) => place === (places[0] ?? 0) + index)
  );
}

export const isFourOfAKind = ([first, second, ...others]: readonly Card[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  others.length === 2 &&
  rankOf(first) === rankOf(second);

/** A hand with its best melds. */
export interface ArrangedHand {
  melds: readonly (readonly Card[])[];
  /** Cards outside melds, lowest first. */
  rest: readonly Card[];
  /** Points of the rest, the fewest that are possible. */
  points: number;
}

/** The melds within a hand that leave the fewest points. */
export function arrangeHand(hand: readonly Card[]): ArrangedHand {
  const sorted = hand.toSorted((one, other) => one - other);
  const candidates = meldsIn(sorted);
  const best = bestOf(sorted, candidates);
  const melded = new Set(best.flat());
  const rest = sorted
    .filter((card) => !melded.has(card))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one - other);
  return { melds: best, rest, points: sumOf(rest) };
}

/** Every meld that a hand contains. */
export function meldsIn(hand: readonly Card[]): Card[][] {
  const inHand = new Set(hand);
  return [...hand.flatMap((card) => runsFrom(card, inHand)), ...setsIn(hand)];
}

function runsFrom(first: Card, hand: ReadonlySet<Card>): Card[][] {
  const runs: Card[][] = [];
  const run = [first];
  for (let card = first + 1; suitOf(card) === suitOf(first) && hand.has(card); card += 1) {
    run.push(card);
    if (run.length >= 3) runs.push([...run]);
  }
  return runs;
}

function setsIn(hand: readonly Card[]): Card[][] {
  return Array.from({ length: 13 }, (_, rank) => hand.filter((card) => rankOf(card) === rank))
    .filter((cards) => cards.length >= 3)
    .flatMap((cards) =>
      cards.length === 3
        ? [cards]
        : [cards, ...cards.map((left) => cards.filter((card) => card !== left))],
    );
}

/** The candidates, none sharing a card with another, that contain the most points. */
function bestOf(hand: readonly Card[], candidates: readonly Card[][]): Card[][] {
  let best: Card[][] = [];
  let most = 0;
  const choose = (from: number, used: ReadonlySet<Card>, chosen: Card[][], points: number) => {
    if (points > most) {
      most = points;
      best = chosen;
    }
    for (let index = from; index < candidates.length; index += 1) {
      const meld = candidates[index] ?? [];
      if (meld.every((card) => !used.has(card))) {
        choose(index + 1, new Set([...used, ...meld]), [...chosen, meld], points + sumOf(meld));
      }
    }
  };
  if (hand.length >= 3) choose(0, new Set(), [], 0);
  return best;
}
