import { choose } from '../model/combinatorics';
import type { Chance, PlayType, Tier, WinsByTier } from '../model/lottery';
import type { Board, SelectionShape } from '../model/selection';
import { prizeNumbers, type DrawResult, type DrawSpace, type PrizeSpace } from '../model/space';

const TWO_DIGITS: Board = { from: 0, to: 99, width: 2 };
const ONE_DIGIT: Board = { from: 0, to: 9, width: 1 };
/** Maximum numbers in a line of pairs, triples … : at most 210 bets of four, 45 of eight. */
const MAX_TOGETHER = 10;
const HIT = 'hit';
/** Every play type has a single tier, which pays the whole stated return. */
const wholeReturn = (chance: Chance): readonly Tier[] => [
  { code: HIT, chance, pay: { kind: 'share', basisPoints: 10_000 } },
];
const winsOf = (hits: number): WinsByTier => (hits > 0 ? { [HIT]: hits } : {});

/** Numbers with leading zeros and a fixed number of digits. */
const numbersShape = (digits: number): SelectionShape => {
  if (digits === 1) return { kind: 'set', board: ONE_DIGIT, picks: 1, max: 10 };
  if (digits === 2) return { kind: 'set', board: TWO_DIGITS, picks: 1, max: 100 };
  return { kind: 'entries', digits, max: 10 ** digits };
};

/** The number endings to compare: which prizes, and which part of each number. */
interface View {
  readonly prizes: readonly PrizeSpace[];
  readonly read: (number: string) => string;
  readonly digits: number;
}

const seenIn = ({ prizes, read }: View, result: DrawResult): readonly string[] =>
  prizes.flatMap(({ prize }) => prizeNumbers(result, prize).map(read));

const drawnIn = ({ prizes }: View): number => prizes.reduce((sum, { count }) => sum + count, 0);

/** A bet on one number, paid for each occurrence. */
function single(code: string, group: string, view: View): PlayType {
  const drawn = drawnIn(view);
  return {
    code,
    group,
    shape: numbersShape(view.digits),
    tiers: wholeReturn({ wins: drawn, of: 10 ** view.digits }),
    settle: ([chosen = []], result) => {
      const own = new Set(chosen);
      return winsOf(seenIn(view, result).filter((number) => own.has(number)).length);
    },
    // Each drawn number matches at most one chosen number, and all may match the same.
    maxWins: () => ({ [HIT]: drawn }),
  };
}

/** Xiên: a bet wins once if all of its numbers are drawn, however often. */
function allFall(picks: number, view: View): PlayType {
  const drawn = drawnIn(view);
  return {
    code: `xien-${picks}`,
    group: 'xien',
    shape: { kind: 'set', board: TWO_DIGITS, picks, max: MAX_TOGETHER },
    tiers: wholeReturn(chanceAllFall(picks, drawn)),
    settle: ([chosen = []], result) => winsOf(choose(fallen(chosen, view, result), picks)),
    maxWins: ([chosen = []]) => winsOf(choose(Math.min(chosen.length, drawn), picks)),
  };
}

/** Trượt: a bet wins if none of its numbers is drawn. */
function noneFalls(picks: number, view: View): PlayType {
  return {
    code: `truot-${picks}`,
    group: 'truot',
    shape: { kind: 'set', board: TWO_DIGITS, picks, max: MAX_TOGETHER },
    tiers: wholeReturn(chanceNoneFalls(picks, drawnIn(view))),
    settle: ([chosen = []], result) =>
      winsOf(choose(chosen.length - fallen(chosen, view, result), picks)),
    maxWins: ([chosen = []]) => winsOf(choose(chosen.length, picks)),
  };
}

function fallen(chosen: readonly string[], view: View, result: DrawResult): number {
  const seen = new Set(seenIn(view, result));
  return chosen.filter((number) => seen.has(number)).length;
}

/**
 * The probability that each of `picks` two-digit numbers is drawn at least once, by inclusion and exclusion:
 * the sum over i of (−1)^i · C(picks, i) · (100 − i)^drawn, of 100^drawn.
 */
export function chanceAllFall(picks: number, drawn: number, values = 100): Chance {
  let wins = 0n;
  for (let missing = 0; missing <= picks; missing += 1) {
    const ways = BigInt(choose(picks, missing)) * BigInt(values - missing) ** BigInt(drawn);
    wins += missing % 2 === 0 ? ways : -ways;
  }
  return { wins, of: BigInt(values) ** BigInt(drawn) };
}

/** The probability that none of `picks` numbers is drawn: ((100 − picks) ÷ 100)^drawn. */
export const chanceNoneFalls = (picks: number, drawn: number, values = 100): Chance => ({
  wins: BigInt(values - picks) ** BigInt(drawn),
  of: BigInt(values) ** BigInt(drawn),
});

const last = (digits: number) => (number: string) => number.slice(-digits);
const first = (digits: number) => (number: string) => number.slice(0, digits);

/** The play types of a region's results, whatever its prizes, named in the players' terms. */
export function vietnamPlays(space: DrawSpace): readonly PlayType[] {
  const view = (prizes: readonly PrizeSpace[], digits: number, read = last(digits)): View => ({
    prizes,
    digits,
    read,
  });
  const named = (prize: string) => space.filter((each) => each.prize === prize);
  const atLeast = (digits: number) =>
    view(
      space.filter((prize) => prize.kind === 'digits' && prize.digits >= digits),
      digits,
    );
  const special = named('special');
  const lowest = space.slice(-1);
  const everyTwo = atLeast(2);
  return [
    single('de', 'de', view(special, 2)),
    single('de-first', 'de', view(special, 2, first(2))),
    single('first-prize', 'de', view(named('first'), 2)),
    single('lo-2', 'lo', everyTwo),
    single('lo-3', 'lo', atLeast(3)),
    single('lo-4', 'lo', atLeast(4)),
    ...[2, 3, 4].map((picks) => allFall(picks, everyTwo)),
    ...[4, 8, 10].map((picks) => noneFalls(picks, everyTwo)),
    single(
      'head',
      'digit',
      view(special, 1, (number) => number.slice(-2, -1)),
    ),
    single('tail', 'digit', view(special, 1)),
    single('cang-3', 'cang', view(special, 3)),
    single('cang-4', 'cang', view(special, 4)),
    single('low', 'low', view(lowest, 2)),
    single('low-and-special', 'low', view([...special, ...lowest], 2)),
  ];
}
