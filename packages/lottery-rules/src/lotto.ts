import { choose } from './combinatorics';

/** A lotto game: so many numbers drawn from 1 to `highest`, without order or repetition. */
export interface LottoGame {
  /** Stable code, as it appears in `gameCode`. */
  readonly code: string;
  /** The highest number that can be drawn. */
  readonly highest: number;
  /** How many numbers are drawn, and how many one bet names. */
  readonly picks: number;
  /** The most numbers a system bet may name. */
  readonly mostPicks: number;
  /** Price of one bet, in minor units of the brand's currency. */
  readonly price: number;
  /** Prize of one bet by numbers matched, in minor units; a jackpot is a pool and has no fixed prize. */
  readonly prizes: Readonly<Record<number, number | 'jackpot'>>;
  readonly schedule: DrawSchedule;
}

/** When a game is drawn. */
export interface DrawSchedule {
  /** IANA zone in which `time` and `weekdays` are meant. */
  readonly timeZone: string;
  /** Days of the week with a draw; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Time of day of the draw, `HH:mm`. */
  readonly time: string;
  /** Minutes before the draw at which the slip locks. */
  readonly lockMinutes: number;
}

function lotto(
  highest: number,
  weekdays: readonly number[],
  prizes: [three: number, four: number, five: number],
): LottoGame {
  const [three, four, five] = prizes;
  return {
    code: `PH_6_${highest}`,
    highest,
    picks: 6,
    mostPicks: 12,
    price: 20_00,
    prizes: { 3: three, 4: four, 5: five, 6: 'jackpot' },
    schedule: { timeZone: 'Asia/Manila', weekdays, time: '21:00', lockMinutes: 15 },
  };
}

/**
 * The Philippine lotto family (specification §3, Lottery menu; decisions.md, Games): the numbers
 * and odds are the real mathematics, prizes are the house's own.
 */
export const LOTTO_GAMES: readonly LottoGame[] = [
  lotto(42, [2, 4, 6], [20_00, 1_000_00, 24_000_00]),
  lotto(45, [1, 3, 5], [30_00, 1_000_00, 32_000_00]),
  lotto(49, [0, 2, 4], [50_00, 1_500_00, 50_000_00]),
  lotto(55, [1, 3, 6], [60_00, 2_000_00, 100_000_00]),
  lotto(58, [0, 2, 5], [100_00, 2_800_00, 120_000_00]),
];

/** Why a selection cannot be bet. */
export type SelectionFault = 'too-few' | 'too-many' | 'out-of-range' | 'repeated';

/** The first fault of a selection, or `undefined` when it can be bet. */
export function selectionFault(
  game: LottoGame,
  numbers: readonly number[],
): SelectionFault | undefined {
  if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > game.highest))
    return 'out-of-range';
  if (new Set(numbers).size < numbers.length) return 'repeated';
  if (numbers.length < game.picks) return 'too-few';
  if (numbers.length > game.mostPicks) return 'too-many';
  return undefined;
}

/** How many bets a selection makes: one for each way to take `picks` of its numbers. */
export function countBets(game: LottoGame, numberCount: number): number {
  return numberCount > game.mostPicks ? 0 : choose(numberCount, game.picks);
}

/** The price of a selection in minor units. */
export function priceOf(game: LottoGame, numberCount: number): number {
  return countBets(game, numberCount) * game.price;
}

/** The chance of matching exactly `matched` numbers with one bet is 1 in this many (not rounded). */
export function oddsAgainst(game: LottoGame, matched: number): number {
  const ways =
    choose(game.picks, matched) * choose(game.highest - game.picks, game.picks - matched);
  return choose(game.highest, game.picks) / ways;
}

/** How many of a selection's bets matched how many numbers, for the tiers that pay. */
export type LottoResult = Readonly<Record<number, number>>;

/** Settles a selection against a draw: the count of its bets in each paying tier. */
export function settleLotto(
  game: LottoGame,
  numbers: readonly number[],
  drawn: readonly number[],
): LottoResult {
  const fault = selectionFault(game, numbers);
  if (fault) throw new RangeError(`The selection cannot be settled: ${fault}.`);
  if (drawn.length !== game.picks || selectionFault(game, drawn))
    throw new RangeError('That is not a draw of this game.');
  const hits = numbers.filter((number) => drawn.includes(number)).length;
  const misses = numbers.length - hits;
  const result: Record<number, number> = {};
  for (const tier of Object.keys(game.prizes).map(Number)) {
    const bets = choose(hits, tier) * choose(misses, game.picks - tier);
    if (bets > 0) result[tier] = bets;
  }
  return result;
}
