import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import type { Card } from '../cards';
import { TONGITS_SEATS, type TongitsEnd, type TongitsMove, type TongitsView } from './protocol';

/** Everything about a match, also what no seat may see. Never changed; each action makes a new one. */
export interface TongitsState {
  readonly dealer: number;
  readonly phase: TongitsView['phase'];
  /** Whose turn it is; during `answer`, who called. */
  readonly turnOf: number;
  /** Number of the turn. */
  readonly turn: number;
  readonly hands: readonly (readonly Card[])[];
  readonly melds: readonly (readonly (readonly Card[])[])[];
  /** The next card to draw is the first. */
  readonly stock: readonly Card[];
  /** The last discard is the last. */
  readonly discards: readonly Card[];
  /** Seats that may not call a draw in their next turn: they had none yet, or cards were added to their melds. */
  readonly callBlocked: readonly boolean[];
  readonly answers: readonly ('fight' | 'fold' | null)[];
  readonly moves: readonly TongitsMove[];
  readonly end: TongitsEnd | null;
}

const DECK = 52;
const HAND_SIZE = 12;

export const SEAT_NUMBERS: readonly number[] = Array.from(
  { length: TONGITS_SEATS },
  (_, seat) => seat,
);

/** The seat after another. */
export const nextSeat = (seat: number): number => (seat + 1) % TONGITS_SEATS;

/** The shuffled deck, and who deals. */
export function dealTongits(draw: FairDraw): readonly number[] {
  const limits = Array.from({ length: DECK }, (_, place) => DECK - place);
  const picks = drawNumbers(draw, [...limits, TONGITS_SEATS]);
  const deck = Array.from({ length: DECK }, (_, card) => card);
  for (const [place, pick] of picks.slice(0, DECK).entries()) {
    const other = place + pick;
    const card = deck[other] ?? 0;
    deck[other] = deck[place] ?? 0;
    deck[place] = card;
  }
  return [...deck, picks[DECK] ?? 0];
}

/** Twelve cards for each seat, and one more for the dealer, who starts with a discard. */
export function startTongits(outcome: readonly number[]): TongitsState {
  const dealer = outcome[DECK] ?? 0;
  const deck = outcome.slice(0, DECK);
  const hands = SEAT_NUMBERS.map((seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  const [extra = 0, ...stock] = deck.slice(TONGITS_SEATS * HAND_SIZE);
  return {
    dealer,
    phase: 'play',
    turnOf: dealer,
    turn: 0,
    hands: hands.map((hand, seat) => (seat === dealer ? [...hand, extra] : hand)),
    melds: SEAT_NUMBERS.map(() => []),
    stock,
    discards: [],
    callBlocked: SEAT_NUMBERS.map(() => true),
    answers: SEAT_NUMBERS.map(() => null),
    moves: [],
    end: null,
  };
}
