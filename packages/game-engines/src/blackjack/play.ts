import type { Card } from '../cards';
import { isBlackjack, pointsOf, valueOf } from './hand';

/**
 * A player's decisions in a round. The cards that a player gets next are fixed before the round; a decision
 * only says whether to take them. Pure; the same module is used by the platform and the page.
 */

/** Decisions, each with its letter in the record of a round. */
const DECISIONS = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  insure: 'I',
} as const;
/** A player's decision. */
export type Decision = keyof typeof DECISIONS;

const DECISION_NAMES = new Map(
  Object.entries(DECISIONS).map(([name, letter]) => [letter as string, name as Decision]),
);

/** Writes decisions, one letter each. */
export const writeDecisions = (decisions: readonly Decision[]): string =>
  decisions.map((decision) => DECISIONS[decision]).join('');

/** @throws RangeError if a letter is unknown. */
export const readDecisions = (letters: string): Decision[] =>
  letters.split('').map((letter) => {
    const decision = DECISION_NAMES.get(letter);
    if (decision === undefined) throw new RangeError(`"${letter}" is not a decision.`);
    return decision;
  });

/** One hand of a player; after a split, there are two. */
export interface Hand {
  cards: readonly Card[];
  isDoubled: boolean;
  /** Whether it gets no more cards: it stands, is over 21, was doubled or is a split ace. */
  isDone: boolean;
}

/** State of a player in a round, after the decisions so far. */
export interface PlayerState {
  /** Number of cards that the player has got. */
  dealt: number;
  hands: readonly Hand[];
  /** The hand that is decided on; null if all are done. */
  current: number | null;
  isInsured: boolean;
  /** Decisions that are possible now. */
  options: readonly Decision[];
}

/** The dealer's first card is an ace. */
const showsAce = (upCard: Card): boolean => pointsOf(upCard) === 1;

/** A hand after it got a card: 21 and more are done. */
const withCard = (hand: Hand, card: Card): Hand => {
  const cards = [...hand.cards, card];
  return { ...hand, cards, isDone: hand.isDone || valueOf(cards).total >= 21 };
};

/**
 * Replays a player's decisions.
 *
 * @param stream the player's cards in the order in which they are dealt
 * @throws RangeError if a decision isn't possible at its turn, or the stream is too short.
 */
export function playHands(
  stream: readonly Card[],
  upCard: Card,
  decisions: readonly Decision[],
): PlayerState {
  let dealt = 0;
  const next = (): Card => {
    const card = stream[dealt];
    if (card === undefined) throw new RangeError('The player has no more cards.');
    dealt += 1;
    return card;
  };
  const first = [next(), next()];
  let hands: readonly Hand[] = [{ cards: first, isDoubled: false, isDone: isBlackjack(first) }];
  let isInsured = false;
  let state = describe(hands, { upCard, isInsured, isFirst: true, dealt });
  for (const decision of decisions) {
    if (!state.options.includes(decision)) throw new RangeError(`${decision} isn't possible now.`);
    const place = hands.findIndex(({ isDone }) => !isDone);
    const change = (to: (hand: Hand) => Hand) => {
      hands = hands.map((hand, index) => (index === place ? to(hand) : hand));
    };
    switch (decision) {
      case 'insure':
        isInsured = true;
        break;
      case 'hit':
        change((hand) => withCard(hand, next()));
        break;
      case 'stand':
        change((hand) => ({ ...hand, isDone: true }));
        break;
      case 'double':
        change((hand) => ({ ...withCard(hand, next()), isDoubled: true, isDone: true }));
        break;
      case 'split':
        hands = splitHand(hands[0], next);
        break;
    }
    state = describe(hands, { upCard, isInsured, isFirst: decision === 'insure', dealt });
  }
  return state;
}

/** Two hands of a pair, each with a new second card. Split aces get no more than that. */
function splitHand(pair: Hand | undefined, next: () => Card): Hand[] {
  return (pair?.cards ?? []).map((card) =>
    withCard({ cards: [card], isDoubled: false, isDone: pointsOf(card) === 1 }, next()),
  );
}

/** What the possible decisions depend on, beside the hands. */
interface Dealt {
  upCard: Card;
  isInsured: boolean;
  /** Whether nothing but insurance has been decided. */
  isFirst: boolean;
  dealt: number;
}

function describe(
  hands: readonly Hand[],
  { upCard, isInsured, isFirst, dealt }: Dealt,
): PlayerState {
  const place = hands.findIndex(({ isDone }) => !isDone);
  const hand = hands[place];
  const options: Decision[] = [];
  // Also with a blackjack: insured, it pays the same whatever the dealer has.
  if (isFirst && !isInsured && showsAce(upCard)) options.push('insure');
  if (hand !== undefined) {
    options.push('hit', 'stand');
    const [one, other] = hand.cards;
    const isPair = hand.cards.length === 2 && one !== undefined && other !== undefined;
    if (isPair) options.push('double');
    if (isPair && hands.length === 1 && pointsOf(one) === pointsOf(other)) options.push('split');
  }
  return { dealt, hands, current: hand === undefined ? null : place, isInsured, options };
}

/** The dealer's cards: drawn until they have 17 or more, also with an ace that counts as 11. */
export function dealerCards(stream: readonly Card[]): readonly Card[] {
  let count = 2;
  while (valueOf(stream.slice(0, count)).total < 17) {
    if (count >= stream.length) throw new RangeError('The dealer has no more cards.');
    count += 1;
  }
  return stream.slice(0, count);
}
