import { rankOf, suitOf, type Card } from '../cards';
import { turnoverOf, type TableResult, type TableStakes } from '../live-table';

/**
 * Dragon Tiger: one card each for Dragon and Tiger, from eight freshly shuffled decks. The higher card wins; an
 * ace is the lowest. Pure; the same module is used by the platform and the page.
 */

/** In a shoe. */
export const DECKS = 8;

/** The bets on offer. */
export const SPOTS = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  'dragonSmall',
  'dragonBig',
  'tigerSmall',
  'tigerBig',
] as const;
/** A bet, by its place on the table. */
export type Spot = (typeof SPOTS)[number];

/** A model of the game: what its bets pay. */
export interface DragonTigerRules {
  id: string;
  /** Profit per unit staked. */
  pays: Readonly<Record<Spot, number>>;
}

/**
 * Past rounds are verified against these: never change one, add another. On a tie, half of a stake on Dragon
 * or Tiger is returned. A seven is neither small nor big.
 */
export const DRAGON_TIGER_MODELS = [
  {
    id: 'dragon-tiger-1',
    pays: {
      dragon: 1,
      tiger: 1,
      tie: 11,
      suitedTie: 50,
      dragonSmall: 1,
      dragonBig: 1,
      tigerSmall: 1,
      tigerBig: 1,
    },
  },
] as const satisfies readonly DragonTigerRules[];

/** The outcome of a round. */
export type Winner = 'dragon' | 'tiger' | 'tie';

/** The two cards of a round, and what they decide. */
export interface Round {
  dragon: Card;
  tiger: Card;
  winner: Winner;
  /** Whether both cards have the same suit. */
  isSuited: boolean;
}

/**
 * Decides a round.
 *
 * @param dealt Dragon's card, then Tiger's
 */
export function readRound([dragon = 0, tiger = 0]: readonly Card[]): Round {
  const difference = rankOf(dragon) - rankOf(tiger);
  const winner = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
  return { dragon, tiger, winner, isSuited: suitOf(dragon) === suitOf(tiger) };
}

/** The rank of a seven: the aces are 0. */
const SEVEN = 6;

/** Whether a bet wins in full. */
export function hasWon(spot: Spot, { dragon, tiger, winner, isSuited }: Round): boolean {
  switch (spot) {
    case 'dragon':
    case 'tiger':
    case 'tie':
      return winner === spot;
    case 'suitedTie':
      return winner === 'tie' && isSuited;
    case 'dragonSmall':
      return rankOf(dragon) < SEVEN;
    case 'dragonBig':
      return rankOf(dragon) > SEVEN;
    case 'tigerSmall':
      return rankOf(tiger) < SEVEN;
    case 'tigerBig':
      return rankOf(tiger) > SEVEN;
  }
}

function payoutOf(rules: DragonTigerRules, round: Round, stakes: TableStakes): bigint {
  let payout = 0n;
  for (const spot of SPOTS) {
    const stake = stakes[spot] ?? 0n;
    if (hasWon(spot, round)) payout += stake * BigInt(rules.pays[spot] + 1);
    else if (round.winner === 'tie' && (spot === 'dragon' || spot === 'tiger')) {
      payout += stake / 2n;
    }
  }
  return payout;
}

/** Each side wins with big against small, big against big, and small against small. */
const DECIDED = [
  [12, 0],
  [12, 11],
  [1, 0],
]
  .flatMap(([high = 0, low = 0]) => [
    [high, low],
    [low, high],
  ])
  .map((dealt) => readRound(dealt));

/**
 * Settles a bet, in minor units. What it pays whichever side wins isn't counted as turnover: with equal stakes
 * on Dragon and Tiger, nothing is. Ties and sevens aren't considered.
 */
export function settle(rules: DragonTigerRules, round: Round, stakes: TableStakes): TableResult {
  const payouts = DECIDED.map((decided) => payoutOf(rules, decided, stakes));
  return { payout: payoutOf(rules, round, stakes), turnover: turnoverOf(stakes, payouts) };
}
