import { choose } from '../model/combinatorics';
import type { PlayType, WinsByTier } from '../model/lottery';
import type { SelectionShape } from '../model/selection';
import { addWins, highestPayingWins, winsInTier, type PlayName, type ResultReader } from './wins';

/** Prizes that the numbers of a `numbersPlay` are compared with. */
export interface NumberPrize {
  readonly code: string;
  /** How many numbers win it. */
  readonly count: number;
  readonly basisPoints: number;
  readonly read: ResultReader;
}

/**
 * Whole numbers with a fixed number of digits; with `isBox`, in any order of their digits. A boxed number
 * wins as often as its digits have permutations, which defines its tier.
 */
export function numbersPlay(
  play: PlayName & {
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
      return prizes.reduce<WinsByTier>(
        (wins, { code: prize, read }) =>
          read(result).reduce(
            (sum, number) =>
              addWins(sum, winsInTier(tierOf(prize, waysOf(number)), bets.get(keyOf(number)) ?? 0)),
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
    // Numbers are drawn independently, so a single one may win all the prizes.
    maxWins: ([chosen = []]) =>
      highestPayingWins(
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

/** The number of permutations of a number's digits. */
function ordersOf(number: string): number {
  let ways = 1;
  let left = number.length;
  for (const times of countBy(number.split(''), (digit) => digit).values()) {
    ways *= choose(left, times);
    left -= times;
  }
  return ways;
}

/** All possible results of `ordersOf` for a number of digits, the largest first: one for each partition. */
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
