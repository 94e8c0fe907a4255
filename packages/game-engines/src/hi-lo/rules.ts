import { drawNumbers } from '@perya/rules/fairness';
import { rankOf, type Card } from '../cards';
import { multiplierOf, UNIT, type InstantModel, type InstantRules } from '../instant';
import { HI_LO_GAME } from './protocol';

/**
 * Hi-lo: the player guesses whether the next card is higher or lower. An ace is the lowest card. Each card is
 * drawn from a full deck. The multiplier is the return divided by the chance of all guesses, so that it
 * doesn't matter when the player cashes out. Pure; the same module is used by the platform and the page.
 */

const DECK = 52;
const RANKS = 13;
const ACE = 0;
const KING = RANKS - 1;

/** A player's step, by its number. */
export const GUESSES = ['high', 'low', 'skip'] as const;
/** High or the same; low or the same. On an ace, low is the same only; on a king, high is. */
export type Guess = (typeof GUESSES)[number];

export interface HiLoRules extends InstantModel {
  /** The highest multiplier: guesses that would pay more aren't offered. */
  readonly highest: number;
  /** Number of cards in a round. */
  readonly cards: number;
}

/** Past rounds are verified against these: never change one, add another. */
export const HI_LO_MODELS = [
  { id: 'hi-lo-1', rtpBasisPoints: 9700, highest: 10_000 * UNIT, cards: 60 },
] as const satisfies readonly HiLoRules[];

/** The number of ranks with which a guess is right, of 13. */
export function ranksFor(guess: Exclude<Guess, 'skip'>, card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return guess === 'high' ? RANKS - 1 : 1;
  if (rank === KING) return guess === 'low' ? RANKS - 1 : 1;
  return guess === 'high' ? RANKS - rank : rank + 1;
}

/** Whether a guess was right. */
function isRight(guess: Exclude<Guess, 'skip'>, card: Card, next: Card): boolean {
  const [rank, nextRank] = [rankOf(card), rankOf(next)];
  if (rank === ACE && guess === 'high') return nextRank > rank;
  if (rank === KING && guess === 'low') return nextRank < rank;
  return guess === 'high' ? nextRank >= rank : nextRank <= rank;
}

/** State of a round, after the guesses so far. */
export interface HiLoState {
  /** The cards so far. */
  cards: readonly Card[];
  /** Number of right guesses. */
  right: number;
  multiplier: number;
  isLost: boolean;
  /** Steps that are possible now. */
  options: readonly Guess[];
  /** The multiplier after each possible guess, if it's right. */
  next: Readonly<Partial<Record<Guess, number>>>;
}

/**
 * Replays a player's guesses.
 *
 * @throws RangeError if a guess isn't possible at its turn, or the stream is too short.
 */
export function playGuesses(
  rules: HiLoRules,
  stream: readonly Card[],
  guesses: readonly Guess[],
): HiLoState {
  let [favorable, possible] = [1n, 1n];
  let right = 0;
  let isLost = false;
  const cardAt = (place: number): Card => {
    const card = stream[place];
    if (card === undefined) throw new RangeError('There are no more cards.');
    return card;
  };
  const describe = (place: number): HiLoState => {
    const card = cardAt(place);
    const next: Partial<Record<Guess, number>> = {};
    const options: Guess[] = [];
    if (!isLost && place + 1 < rules.cards) {
      for (const guess of ['high', 'low'] as const) {
        const raised = multiplierOf(rules.rtpBasisPoints, [
          favorable * BigInt(ranksFor(guess, card)),
          possible * BigInt(RANKS),
        ]);
        if (raised > rules.highest) continue;
        options.push(guess);
        next[guess] = raised;
      }
      if (options.length > 0) options.push('skip');
    }
    const won = right === 0 ? UNIT : multiplierOf(rules.rtpBasisPoints, [favorable, possible]);
    return {
      cards: stream.slice(0, place + 1),
      right,
      multiplier: isLost ? 0 : won,
      isLost,
      options,
      next,
    };
  };
  let state = describe(0);
  for (const [place, guess] of guesses.entries()) {
    if (!state.options.includes(guess)) throw new RangeError(`${guess} isn't possible now.`);
    if (guess !== 'skip') {
      const card = cardAt(place);
      if (isRight(guess, card, cardAt(place + 1))) {
        right += 1;
        favorable *= BigInt(ranksFor(guess, card));
        possible *= BigInt(RANKS);
      } else isLost = true;
    }
    state = describe(place + 1);
  }
  return state;
}

/** @throws RangeError for a number without a guess. */
export function readGuess(step: number): Guess {
  const guess = GUESSES[step];
  if (guess === undefined) throw new RangeError(`${step} is not a guess.`);
  return guess;
}

export const HI_LO_RULES: InstantRules<HiLoRules> = {
  game: HI_LO_GAME,
  models: HI_LO_MODELS,
  accepts: () => true,
  draw: ({ cards }, _options, draw) =>
    drawNumbers(
      draw,
      Array.from({ length: cards }, () => DECK),
    ),
  play: (model, _options, outcome, steps) => {
    const state = playGuesses(model, outcome, steps.map(readGuess));
    const { cards, right, multiplier, isLost, options } = state;
    const isOver = isLost || options.length === 0;
    return { shown: cards, multiplier, canCashOut: !isOver && right > 0, isOver };
  },
};
