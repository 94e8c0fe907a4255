import { rankOf, suitOf, type Card } from '../cards';
import { isBlackjack, valueOf } from './hand';
import type { Hand } from './play';

/**
 * Blackjack: everyone plays an own hand against the same dealer. Each card is drawn from 52 cards that are
 * shuffled anew, so earlier cards say nothing about the next. The dealer stands on every 17. Pure; the same
 * module is used by the platform and the page.
 */

/** The bets before the cards. Doubling, splitting and insurance add to the main bet during the round. */
export const SPOTS = ['main', 'pair', 'poker'] as const;
/** A bet, by its place on the table. */
export type Spot = (typeof SPOTS)[number];

export const PAIRS = ['suited', 'colored', 'mixed'] as const;
/** What a player's first two cards make. */
export type Pair = (typeof PAIRS)[number];

/** The highest first. */
export const POKER_HANDS = ['suitedTrips', 'straightFlush', 'trips', 'straight', 'flush'] as const;
/** What a player's first two cards and the dealer's first make. */
export type PokerHand = (typeof POKER_HANDS)[number];

/** A model of the game: what its bets pay. */
export interface BlackjackRules {
  id: string;
  /** Profit per two units staked, for an ace and a ten. */
  blackjackPaysPerTwo: number;
  /** Profit per unit staked. */
  insurancePays: number;
  pairPays: Readonly<Record<Pair, number>>;
  pokerPays: Readonly<Record<PokerHand, number>>;
}

/** Past rounds are verified against these: never change one, add another. */
export const BLACKJACK_MODELS = [
  {
    id: 'blackjack-1',
    blackjackPaysPerTwo: 3,
    insurancePays: 2,
    pairPays: { suited: 25, colored: 10, mixed: 5 },
    pokerPays: { suitedTrips: 100, straightFlush: 40, trips: 30, straight: 9, flush: 5 },
  },
] as const satisfies readonly BlackjackRules[];

const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** What a player's first two cards make; undefined if their ranks differ. */
export function pairOf([one = 0, other = 0]: readonly Card[]): Pair | undefined {
  if (rankOf(one) !== rankOf(other)) return undefined;
  if (suitOf(one) === suitOf(other)) return 'suited';
  return isRed(one) === isRed(other) ? 'colored' : 'mixed';
}

const ACE = 0;

/** The best poker hand of three cards; an ace is also the highest card. */
export function pokerHandOf(cards: readonly Card[]): PokerHand | undefined {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = ranks;
  if (low === high) return isFlush ? 'suitedTrips' : 'trips';
  const isStraight =
    (middle === low + 1 && high === low + 2) || (low === ACE && middle === 11 && high === 12);
  if (isStraight) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : undefined;
}

/** How a hand ended. */
export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** Compares a hand with the dealer's. */
export function resultOf(hand: Hand, isOnlyHand: boolean, dealer: readonly Card[]): HandResult {
  const { total } = valueOf(hand.cards);
  if (total > 21) return 'bust';
  const hasBlackjack = isOnlyHand && isBlackjack(hand.cards);
  if (isBlackjack(dealer)) return hasBlackjack ? 'push' : 'lose';
  if (hasBlackjack) return 'blackjack';
  const against = valueOf(dealer).total;
  if (against > 21 || total > against) return 'win';
  return total === against ? 'push' : 'lose';
}
