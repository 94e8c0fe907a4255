import { choose } from '../model/combinatorics';
import {
  oneIn,
  type Chance,
  type Pay,
  type PlayType,
  type Tier,
  type Wins,
} from '../model/lottery';
import type { Board, Selection, SelectionShape } from '../model/selection';
import type { DrawResult } from '../model/space';

/** All of the stated return is paid out by this tier alone. */
export const WHOLE: Pay = { kind: 'share', basisPoints: 10_000 };

/** Reads from a draw what a play type is about. */
type Reader = (result: DrawResult) => readonly string[];

interface Heading {
  readonly code: string;
  readonly group: string;
}

/** What a tier pays at a return of 100%, in prices, jackpots aside: to compare tiers, not to pay. */
function worthOf({ chance, pay }: Tier): number {
  switch (pay.kind) {
    case 'share':
      return (pay.basisPoints / 10_000) * oneIn(chance);
    case 'fixed':
      return pay.thousandths / 1000;
    case 'jackpot':
      return 0;
  }
}

/** The outcome that pays the most, of those given. */
export function dearest(tiers: readonly Tier[], outcomes: Iterable<Wins>): Wins {
  const worths = new Map(tiers.map((tier) => [tier.code, worthOf(tier)]));
  let best: Wins = {};
  let max = 0;
  for (const wins of outcomes) {
    const worth = Object.entries(wins).reduce(
      (sum, [code, times]) => sum + times * (worths.get(code) ?? 0),
      0,
    );
    if (worth > max) [best, max] = [wins, worth];
  }
  return best;
}

const only = (code: string, times: number): Wins => (times > 0 ? { [code]: times } : {});

/** Two records of wins in one. */
function addWins(one: Wins, other: Wins): Wins {
  const sum: Record<string, number> = { ...one };
  for (const [code, times] of Object.entries(other)) sum[code] = (sum[code] ?? 0) + times;
  return sum;
}

/** A value for each position, all of which must be right. */
export function positionsPlay(
  play: Heading & {
    readonly board: Board;
    readonly positions: readonly string[];
    readonly read: Reader;
    /** One in how many draws. */
    readonly of: number;
    readonly isDistinct?: boolean;
  },
): PlayType {
  const { code, group, board, positions, read, of, isDistinct = false } = play;
  return {
    code,
    group,
    shape: { kind: 'positions', board, positions, isDistinct },
    tiers: [{ code: 'exact', chance: { wins: 1, of }, pay: WHOLE }],
    settle: (selection, result) => {
      const drawn = read(result);
      const isRight = selection.every((list, place) => list.includes(drawn[place] ?? ''));
      return only('exact', isRight ? 1 : 0);
    },
  };
}

/** One value on one position: every mark is a bet of its own. */
export function spotsPlay(
  play: Heading & {
    readonly board: Board;
    readonly positions: readonly string[];
    readonly read: Reader;
    /** No value falls on two positions of a draw. */
    readonly isDistinct: boolean;
  },
): PlayType {
  const { code, group, board, positions, read, isDistinct } = play;
  return {
    code,
    group,
    shape: { kind: 'spots', board, positions },
    tiers: [{ code: 'hit', chance: { wins: 1, of: board.to - board.from + 1 }, pay: WHOLE }],
    settle: (selection, result) => {
      const drawn = read(result);
      return only(
        'hit',
        selection.filter((list, place) => list.includes(drawn[place] ?? '')).length,
      );
    },
    maxWins: (selection) =>
      only(
        'hit',
        isDistinct ? maxMatched(selection) : selection.filter((list) => list.length > 0).length,
      ),
  };
}

/** On how many positions marked values can fall at once when no value falls twice. */
function maxMatched(selection: Selection): number {
  const placeOf = new Map<string, number>();
  const settleAt = (place: number, tried: Set<string>): boolean =>
    (selection[place] ?? []).some((value) => {
      if (tried.has(value)) return false;
      tried.add(value);
      const holder = placeOf.get(value);
      if (holder !== undefined && !settleAt(holder, tried)) return false;
      placeOf.set(value, place);
      return true;
    });
  return selection.filter((_, place) => settleAt(place, new Set())).length;
}

/** Different balls of a board, some of which are drawn: tiers by how many of a bet's balls are. */
export function matchPlay(
  play: Heading & {
    readonly board: Board;
    readonly picks: number;
    readonly max: number;
    /** How many balls are drawn. */
    readonly drawn: number;
    readonly read: Reader;
    /** What so many matches pay. */
    readonly pays: readonly (readonly [matched: number, pay: Pay])[];
  },
): PlayType {
  const { code, group, board, picks, max, drawn, read, pays } = play;
  const balls = board.to - board.from + 1;
  const tiers: Tier[] = pays.map(([matched, pay]) => ({
    code: `match-${matched}`,
    chance: {
      wins: choose(drawn, matched) * choose(balls - drawn, picks - matched),
      of: choose(balls, picks),
    },
    pay,
  }));
  const winsWith = (chosen: number, hits: number): Wins =>
    Object.fromEntries(
      pays
        .map(([matched]) => [
          `match-${matched}`,
          choose(hits, matched) * choose(chosen - hits, picks - matched),
        ])
        .filter(([, bets]) => bets !== 0),
    );
  return {
    code,
    group,
    shape: { kind: 'set', board, picks, max },
    tiers,
    settle: ([chosen = []], result) => {
      const balls = new Set(read(result));
      return winsWith(chosen.length, chosen.filter((ball) => balls.has(ball)).length);
    },
    maxWins: ([chosen = []]) => {
      const fewest = Math.max(0, chosen.length + drawn - balls);
      const hits = Array.from(
        { length: Math.min(chosen.length, drawn) - fewest + 1 },
        (_, index) => fewest + index,
      );
      return dearest(
        tiers,
        hits.map((count) => winsWith(chosen.length, count)),
      );
    },
  };
}

/** Different values, all of which must fall among values that are drawn each for itself. */
export function containsPlay(
  play: Heading & {
    readonly board: Board;
    readonly picks: number;
    /** How many values are drawn. */
    readonly drawn: number;
    readonly read: Reader;
  },
): PlayType {
  const { code, group, board, picks, drawn, read } = play;
  const faces = board.to - board.from + 1;
  let wins = 0;
  // Draws without one of the picks, put right for those without two of them, and so on.
  for (let absent = 0; absent <= picks; absent += 1)
    wins += (absent % 2 === 0 ? 1 : -1) * choose(picks, absent) * (faces - absent) ** drawn;
  return {
    code,
    group,
    shape: { kind: 'set', board, picks, max: faces },
    tiers: [{ code: 'hit', chance: { wins, of: faces ** drawn }, pay: WHOLE }],
    settle: ([chosen = []], result) => {
      const values = new Set(read(result));
      return only('hit', choose(chosen.filter((value) => values.has(value)).length, picks));
    },
    maxWins: ([chosen = []]) => only('hit', choose(Math.min(chosen.length, drawn), picks)),
  };
}

/** Prizes that numbers of a `numbersPlay` are compared with. */
export interface NumberPrize {
  readonly code: string;
  /** How many numbers have it. */
  readonly count: number;
  readonly basisPoints: number;
  readonly read: Reader;
}

/**
 * Whole numbers of so many digits; in a box in any order of their digits. A number in a box wins as often
 * as its digits can be ordered, so its tiers are told apart by that.
 */
export function numbersPlay(
  play: Heading & {
    readonly digits: number;
    readonly max: number;
    readonly isBox?: boolean;
    readonly prizes: readonly NumberPrize[];
  },
): PlayType {
  const { code, group, digits, max, isBox = false, prizes } = play;
  const tierOf = (prize: string, ways: number) => (isBox ? `${prize}-${ways}` : prize);
  const keyOf = (number: string) => (isBox ? sorted(number) : number);
  const waysOf = (number: string) => (isBox ? ordersOf(number) : 1);
  const possible = isBox ? boxWays(digits) : [1];
  const of = 10 ** digits;
  const tiers = prizes.flatMap(({ code: prize, count, basisPoints }) =>
    possible.map((ways) => ({
      code: tierOf(prize, ways),
      chance: { wins: ways * count, of },
      pay: { kind: 'share', basisPoints } as const,
    })),
  );
  return {
    code,
    group,
    shape: isBox ? { kind: 'entries', digits, max } : numbersShape(digits, max),
    tiers,
    settle: ([chosen = []], result) => {
      const bets = countBy(chosen, keyOf);
      return prizes.reduce<Wins>(
        (wins, { code: prize, read }) =>
          read(result).reduce(
            (sum, number) =>
              addWins(sum, only(tierOf(prize, waysOf(number)), bets.get(keyOf(number)) ?? 0)),
            wins,
          ),
        {},
      );
    },
    tierSets: possible.map((ways) => prizes.map((prize) => tierOf(prize.code, ways))),
    tiersOf: ([chosen = []]) => [
      ...new Set(
        chosen.flatMap((number) => prizes.map((prize) => tierOf(prize.code, waysOf(number)))),
      ),
    ],
    // Every number is drawn for itself, so that one alone may have all the prizes.
    maxWins: ([chosen = []]) =>
      dearest(
        tiers,
        [...countBy(chosen, keyOf)].map(([key, bets]) =>
          Object.fromEntries(
            prizes.map((prize) => [tierOf(prize.code, waysOf(key)), bets * prize.count]),
          ),
        ),
      ),
  };
}

/** Numbers that fit on a board are marked there; longer ones are typed. */
const numbersShape = (digits: number, max: number): SelectionShape =>
  digits > 2
    ? { kind: 'entries', digits, max }
    : {
        kind: 'set',
        board: { from: 0, to: 10 ** digits - 1, width: digits },
        picks: 1,
        max: 10 ** digits,
      };

const sorted = (number: string): string => number.split('').toSorted().join('');

/** In how many orders the digits of a number can be written. */
function ordersOf(number: string): number {
  let ways = 1;
  let left = number.length;
  for (const times of countBy(number.split(''), (digit) => digit).values()) {
    ways *= choose(left, times);
    left -= times;
  }
  return ways;
}

/** All that `ordersOf` can say of a number of so many digits, the most first: one for each way to split them. */
function boxWays(digits: number): number[] {
  const splits = (left: number, max: number): string[] =>
    left === 0
      ? ['']
      : Array.from({ length: Math.min(left, max) }, (_, index) => index + 1).flatMap((times) =>
          splits(left - times, times).map((rest) => String(rest.length).repeat(times) + rest),
        );
  const ways = new Set(splits(digits, digits).map(ordersOf));
  return [...ways].toSorted((a, b) => b - a);
}

function countBy(values: readonly string[], keyOf: (value: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}

/** What a draw can come to, as far as options ask, and in how many of its outcomes it does. */
export interface Fact {
  readonly value: number;
  readonly ways: number | bigint;
}

/** Options that ask about one and the same fact. */
export interface OptionPart {
  readonly facts: readonly Fact[];
  readonly read: (result: DrawResult) => number;
  readonly options: Readonly<Record<string, (value: number) => boolean>>;
}

/** Options that win together, and in how many of a part's outcomes just they do. */
interface Together {
  readonly options: readonly string[];
  readonly ways: bigint;
}

/**
 * Named outcomes. Chances, settlement and the largest win all follow from one definition. Facts of several
 * parts are taken to be independent; where they are not, `maxWins` is given.
 */
export function optionsPlay(
  { code, group, maxWins }: Heading & Pick<PlayType, 'maxWins'>,
  ...parts: readonly OptionPart[]
): PlayType {
  const outcomes = parts.map(outcomesOf);
  const tiers = parts.flatMap(({ options }, part) =>
    Object.keys(options).map((option) => ({
      code: option,
      chance: chanceAmong(outcomes[part] ?? [], option),
      pay: WHOLE,
    })),
  );
  return {
    code,
    group,
    shape: { kind: 'options', options: tiers.map((tier) => tier.code) },
    tiers,
    settle: ([chosen = []], result) => {
      const drawn = parts.map(({ read }) => read(result));
      const won = chosen.filter((option) =>
        parts.some(({ options }, part) => options[option]?.(drawn[part] ?? 0)),
      );
      return once(won);
    },
    tierSets: tiers.map((tier) => [tier.code]),
    tiersOf: ([chosen = []]) => chosen,
    maxWins:
      maxWins ??
      (([chosen = []]) => {
        const bets = new Set(chosen);
        const best = outcomes.map((possible) =>
          dearest(
            tiers,
            possible.map(({ options }) => once(options.filter((option) => bets.has(option)))),
          ),
        );
        return Object.assign({}, ...best);
      }),
  };
}

const once = (options: readonly string[]): Wins =>
  Object.fromEntries(options.map((option) => [option, 1]));

/** The facts of a part by the options that win with them: what differs in nothing else is one. */
function outcomesOf({ facts, options }: OptionPart): Together[] {
  const outcomes = new Map<string, Together>();
  for (const { value, ways } of facts) {
    const won = Object.keys(options).filter((option) => options[option]?.(value));
    const known = outcomes.get(won.join())?.ways ?? 0n;
    outcomes.set(won.join(), { options: won, ways: known + BigInt(ways) });
  }
  return [...outcomes.values()];
}

function chanceAmong(outcomes: readonly Together[], option: string): Chance {
  let wins = 0n;
  let of = 0n;
  for (const { options, ways } of outcomes) {
    of += ways;
    if (options.includes(option)) wins += ways;
  }
  // Numbers where they are exact, as every chance but keno's is.
  return of <= BigInt(Number.MAX_SAFE_INTEGER)
    ? { wins: Number(wins), of: Number(of) }
    : { wins, of };
}

/** Facts that are all equally likely: the whole numbers from one to the other. */
export const evenFacts = (from: number, to: number): Fact[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, ways: 1 }));

/** The sums of so many values of a board, each drawn for itself. */
export function sumFacts({ from, to }: Board, count: number): Fact[] {
  let ways = new Map([[0, 1]]);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = new Map<number, number>();
    for (const [sum, before] of ways)
      for (let value = from; value <= to; value += 1)
        next.set(sum + value, (next.get(sum + value) ?? 0) + before);
    ways = next;
  }
  return [...ways].map(([value, count]) => ({ value, ways: count }));
}

/** The sums of so many different values of a board. */
export function setSumFacts({ from, to }: Board, count: number): Fact[] {
  const bySize: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map());
  bySize[0]?.set(0, 1n);
  for (let value = from; value <= to; value += 1)
    for (let size = count; size > 0; size -= 1)
      for (const [sum, ways] of bySize[size - 1] ?? [])
        bySize[size]?.set(sum + value, (bySize[size]?.get(sum + value) ?? 0n) + ways);
  return [...(bySize[count] ?? [])].map(([value, ways]) => ({ value, ways }));
}

/** The sum of printed numbers. */
export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number(number), 0);

export const isOdd = (value: number): boolean => value % 2 === 1;
export const isEven = (value: number): boolean => value % 2 === 0;

/** An option for each sum from one to the other: `sum-3` to `sum-18`. */
export const eachSum = (from: number, to: number): OptionPart['options'] =>
  Object.fromEntries(
    evenFacts(from, to).map(({ value }) => [`sum-${value}`, (sum: number) => sum === value]),
  );
