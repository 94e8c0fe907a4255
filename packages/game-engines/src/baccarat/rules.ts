import { rankOf, type Card } from '../cards';
import type { TableResult, TableStakes } from '../live-table';

/**
 * Standard baccarat (punto banco); each round is dealt from eight freshly shuffled decks. Pure; the same
 * module is used by the platform and the page.
 */

export const DECKS = 8;

/** The bets on offer. */
export const SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type Spot = (typeof SPOTS)[number];

/** Profit per unit staked, as a fraction. */
type Odds = readonly [number, number];

export interface BaccaratRules {
  id: string;
  pays: Readonly<Record<Spot, Odds>>;
  /** What the banker spot pays if the banker wins with a six. */
  bankerOnSix: Odds;
}

/**
 * Past rounds are verified against these: never change one, add another. The commission is included in the
 * banker's odds: 19 to 20 is even money less 5 %.
 */
export const BACCARAT_MODELS = [
  {
    id: 'baccarat-1',
    pays: {
      player: [1, 1],
      banker: [19, 20],
      tie: [8, 1],
      playerPair: [11, 1],
      bankerPair: [11, 1],
    },
    bankerOnSix: [19, 20],
  },
  {
    id: 'baccarat-free-1',
    pays: { player: [1, 1], banker: [1, 1], tie: [8, 1], playerPair: [11, 1], bankerPair: [11, 1] },
    bankerOnSix: [1, 2],
  },
] as const satisfies readonly BaccaratRules[];

export const baccaratModel = (id: string): BaccaratRules | undefined =>
  BACCARAT_MODELS.find((model) => model.id === id);

/** Ten and pictures count zero. */
export const pointsOf = (card: Card): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);

/** Value of a hand: the last digit of its sum. */
export const valueOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

export interface Hands {
  player: readonly Card[];
  banker: readonly Card[];
}

type Winner = 'player' | 'banker' | 'tie';

export interface Round extends Hands {
  /** In dealing order: player, banker, player, banker, third cards. */
  dealt: readonly Card[];
  winner: Winner;
  playerPair: boolean;
  bankerPair: boolean;
  /** Eight or nine with two cards. */
  natural: boolean;
}

/** Deals a round from the top of a shuffled shoe. */
export function readRound(shoe: readonly Card[]): Round {
  const [first = 0, second = 0, third = 0, fourth = 0] = shoe;
  const player = [first, third];
  const banker = [second, fourth];
  const natural = valueOf(player) >= 8 || valueOf(banker) >= 8;
  let next = 4;
  if (!natural) {
    const third = valueOf(player) <= 5 ? shoe[next] : undefined;
    if (third !== undefined) {
      player.push(third);
      next += 1;
    }
    const last = shoe[next];
    if (last !== undefined && bankerDraws(valueOf(banker), third)) {
      banker.push(last);
      next += 1;
    }
  }
  return {
    player,
    banker,
    dealt: shoe.slice(0, next),
    winner: winnerOf(valueOf(player), valueOf(banker)),
    playerPair: rankOf(first) === rankOf(third),
    bankerPair: rankOf(second) === rankOf(fourth),
    natural,
  };
}

/** Lowest and highest third card of the player on which a banker with three to six draws. */
const BANKER_DRAWS: Readonly<Partial<Record<number, readonly [number, number]>>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

/** @param third the player's third card; undefined if the player stood. */
export function bankerDraws(value: number, third: Card | undefined): boolean {
  if (third === undefined) return value <= 5;
  if (value <= 2) return true;
  if (value === 3) return pointsOf(third) !== 8;
  const [from, to] = BANKER_DRAWS[value] ?? [1, 0];
  return pointsOf(third) >= from && pointsOf(third) <= to;
}

function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/**
 * Settles a bet. Fractions of a minor unit, which can't occur with the limits' steps, are rounded down.
 * Turnover excludes stakes returned on a tie, and counts only the difference of player and banker.
 */
export function settle(rules: BaccaratRules, round: Round, stakes: TableStakes): TableResult {
  const isTie = round.winner === 'tie';
  let payout = 0n;
  for (const spot of SPOTS) {
    const stake = stakes[spot] ?? 0n;
    if (hasWon(spot, round)) payout += stake + profitOf(stake, oddsOf(rules, spot, round));
    else if (isTie && (spot === 'player' || spot === 'banker')) payout += stake;
  }
  const { player = 0n, banker = 0n, tie = 0n, playerPair = 0n, bankerPair = 0n } = stakes;
  const difference = player > banker ? player - banker : banker - player;
  return { payout, turnover: (isTie ? 0n : difference) + tie + playerPair + bankerPair };
}

export function hasWon(
  spot: Spot,
  round: Pick<Round, 'winner' | 'playerPair' | 'bankerPair'>,
): boolean {
  if (spot === 'playerPair') return round.playerPair;
  if (spot === 'bankerPair') return round.bankerPair;
  return round.winner === spot;
}

/** What a spot pays in a round it wins. */
export function oddsOf(rules: BaccaratRules, spot: Spot, { banker }: Hands): Odds {
  return spot === 'banker' && valueOf(banker) === 6 ? rules.bankerOnSix : rules.pays[spot];
}

const profitOf = (stake: bigint, [pays, per]: Odds): bigint => (stake * BigInt(pays)) / BigInt(per);
