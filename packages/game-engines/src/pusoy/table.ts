import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { CARDS, strengthOf, type Card, type Hand } from './hands';

/**
 * The rules of nine-card Pusoy. Each of four seats arranges nine cards in three rows of three, front, middle
 * and back, none weaker than the row before it. Everyone pays the same stake. There are four prizes of one
 * stake each: one for each row's best hand, and the banner for the seat with the most rows. Ties share. Pure;
 * the same module is used by the platform and the page. Rounds refer to their model by name: never change the
 * rules of a name.
 */
export const PUSOY_MODEL = 'siyam-1';

export const SEATS = 4;
export const HAND_SIZE = 9;
export const ROW_COUNT = 3;
/** The player's seat; the others are computer players. */
export const PLAYER = 0;

/** Shares are counted in twelfths of a prize, which divide evenly by one, two, three or four. */
export const SHARES_PER_PRIZE = 12;
export const PRIZE_COUNT = ROW_COUNT + 1;

/** Time limit for the player's arrangement, in milliseconds. */
export const ARRANGE_TIME_LIMIT_MS = 90_000;

/** The house's share of every prize, in basis points. */
export const RAKE_BASIS_POINTS = 400;

/** Front, middle, back. */
export type Rows = readonly [Hand, Hand, Hand];

/** The nine cards of each seat in dealing order: the player's first, then around the table. */
export function deal(draw: FairDraw): Card[][] {
  const needed = SEATS * HAND_SIZE;
  const picks = drawNumbers(
    draw,
    Array.from({ length: needed }, (_, index) => CARDS - index),
  );
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  const drawn = picks.map((pick, index) => {
    const place = index + pick;
    const card = deck[place] ?? 0;
    deck[place] = deck[index] ?? 0;
    return card;
  });
  return Array.from({ length: SEATS }, (_, seat) =>
    drawn.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
  );
}

/** Whether no row is weaker than the one before it. */
export function isValidArrangement([front, middle, back]: Rows): boolean {
  return strengthOf(front) <= strengthOf(middle) && strengthOf(middle) <= strengthOf(back);
}

/** The rows of a list of nine cards, front first; undefined unless they are exactly the dealt cards. */
export function rowsOf(laid: readonly Card[], dealt: readonly Card[]): Rows | undefined {
  const isSame =
    laid.length === HAND_SIZE &&
    new Set(laid).size === HAND_SIZE &&
    laid.every((card) => dealt.includes(card));
  if (!isSame) return undefined;
  const row = (index: number): Hand => [
    laid[index * 3] ?? 0,
    laid[index * 3 + 1] ?? 0,
    laid[index * 3 + 2] ?? 0,
  ];
  return [row(0), row(1), row(2)];
}

export interface Showdown {
  /** Twelfths of its prize that each seat wins per row: `shares[row][seat]`. */
  shares: readonly (readonly number[])[];
  /** Twelfths of the banner that each seat wins. */
  banner: readonly number[];
  /** Total per seat; 48 in all. */
  takes: readonly number[];
}

/** Determines who wins what. */
export function showdown(seats: readonly Rows[]): Showdown {
  const shares = [0, 1, 2].map((row) =>
    shareOut(seats.map((rows) => strengthOf(rows[row] ?? rows[0]))),
  );
  const rowTakes = seats.map((_, seat) => shares.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  const banner = shareOut(rowTakes);
  return { shares, banner, takes: rowTakes.map((take, seat) => take + (banner[seat] ?? 0)) };
}

/** Splits a prize in twelfths equally among the largest values. */
function shareOut(values: readonly number[]): number[] {
  const best = Math.max(...values);
  const share = SHARES_PER_PRIZE / values.filter((value) => value === best).length;
  return values.map((value) => (value === best ? share : 0));
}

/**
 * Payout of a seat, in minor units. Exact for stakes that are multiples of 100, where every twelfth less the
 * rake is an integer; otherwise rounded down.
 */
export const payoutOf = (stake: bigint, take: number): bigint =>
  (stake * BigInt(10_000 - RAKE_BASIS_POINTS) * BigInt(take)) / BigInt(10_000 * SHARES_PER_PRIZE);
