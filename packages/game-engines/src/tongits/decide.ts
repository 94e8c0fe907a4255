import { rankOf, suitOf, type Card } from '../cards';
import { arrangeHand, isMeld, meldsIn, valueOf } from './melds';
import type { TongitsAction, TongitsView } from './protocol';

/** A house player calls a draw with at most this many points, … */
const CALL_POINTS = 6;
/** … and fights one with at most this many. */
const FIGHT_POINTS = 8;

/** The next action of a house player, from what its seat may see. */
export function decideTongits(view: TongitsView): TongitsAction {
  const { phase, hand, canFight } = view;
  const { points } = arrangeHand(hand);
  if (phase === 'answer') {
    return { kind: canFight && points <= FIGHT_POINTS ? 'fight' : 'fold' };
  }
  if (phase === 'draw') {
    if (view.canCall && points <= CALL_POINTS) return { kind: 'call' };
    return takeIfUseful(view) ?? { kind: 'draw' };
  }
  return layIfUseful(view) ?? { kind: 'discard', card: cardToDiscard(view) };
}

/** For a player whose time is up: discards the card just drawn, lays nothing, and folds. */
export function decideLate({ phase, hand }: TongitsView): TongitsAction {
  if (phase === 'answer') return { kind: 'fold' };
  return phase === 'draw' ? { kind: 'draw' } : { kind: 'discard', card: hand.at(-1) ?? 0 };
}

/** Takes the last discard if a meld with it leaves fewer points in the hand. */
function takeIfUseful({ hand, discards }: TongitsView): TongitsAction | undefined {
  const last = discards.at(-1);
  if (last === undefined) return undefined;
  const before = arrangeHand(hand).points;
  const choices = meldsIn([...hand, last].toSorted((one, other) => one - other))
    .filter((meld) => meld.includes(last))
    .map((meld) => {
      const cards = meld.filter((card) => card !== last);
      return { cards, points: arrangeHand(without(hand, cards)).points };
    });
  const best = leastBy(choices, ({ points }) => points);
  return best === undefined || best.points >= before
    ? undefined
    : { kind: 'take', cards: best.cards };
}

/** Lays the first meld, so as not to be burned, or everything that wins, or adds cards to melds. */
function layIfUseful({ seat, hand, melds }: TongitsView): TongitsAction | undefined {
  const { melds: own, rest } = arrangeHand(hand);
  const [first] = own;
  const hasNone = melds[seat]?.length === 0;
  // One card may be left: it's discarded.
  const wins = rest.length <= 1;
  if (first !== undefined && (hasNone || wins)) return { kind: 'meld', cards: first };
  for (const card of rest.toReversed()) {
    for (const [owner, theirs] of melds.entries()) {
      const meld = theirs.findIndex((known) => isMeld([...known, card]));
      if (meld >= 0) return { kind: 'layOff', cards: [card], seat: owner, meld };
    }
  }
  return undefined;
}

/** The highest card that is of least use: outside melds, and without a neighbor in the hand. */
function cardToDiscard({ hand }: TongitsView): Card {
  const { rest } = arrangeHand(hand);
  const choices = rest.length > 0 ? rest : hand;
  const worth = (card: Card): number => neighborsIn(hand, card) * 4 - valueOf(card);
  return leastBy(choices, worth) ?? 0;
}

/** Number of cards in a hand that could become a meld with a card. */
const neighborsIn = (hand: readonly Card[], card: Card): number =>
  hand.filter(
    (other) =>
      other !== card &&
      (rankOf(other) === rankOf(card) ||
        (suitOf(other) === suitOf(card) && Math.abs(other - card) <= 2)),
  ).length;

const without = (hand: readonly Card[], cards: readonly Card[]): Card[] =>
  hand.filter((card) => !cards.includes(card));

function leastBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const measured = measure(item);
    if (measured < least) {
      least = measured;
      best = item;
    }
  }
  return best;
}
