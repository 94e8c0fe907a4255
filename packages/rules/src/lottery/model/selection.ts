import { choose } from './combinatorics';

/**
 * How numbers are chosen for a play type. It defines what the board shows, how many bets a selection makes,
 * and which selections are invalid.
 *
 * - `set`: `picks` to `max` different numbers of one board; every combination of `picks` of them is a bet
 * (times `betsPerSet`, if their order within the bet matters).
 * - `positions`: at least one value per position; every way through them is a bet. With `isDistinct`, ways
 * with a duplicate value don't count.
 * - `spots`: values on any positions; every mark is a separate bet.
 * - `entries`: typed numbers with a fixed number of digits; each is a bet.
 * - `options`: named outcomes, such as `big` or `sum-7`; each is a bet.
 */
export type SelectionShape =
  | {
      readonly kind: 'set';
      readonly board: Board;
      readonly picks: number;
      readonly max: number;
      readonly betsPerSet?: number;
    }
  | {
      readonly kind: 'positions';
      readonly board: Board;
      /** Codes of the positions, from the first; the page translates them. */
      readonly positions: readonly string[];
      readonly isDistinct?: boolean;
    }
  | { readonly kind: 'spots'; readonly board: Board; readonly positions: readonly string[] }
  | { readonly kind: 'entries'; readonly digits: number; readonly max: number }
  | { readonly kind: 'options'; readonly options: readonly string[] };

/** A range of integers, both ends inclusive, formatted with a fixed number of digits. */
export interface Board {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/**
 * The player's choice, formatted like the board: one list for `set`, `entries` and `options`, one per
 * position for `positions` and `spots`.
 */
export type Selection = readonly (readonly string[])[];

/** Why a selection is invalid. */
export type SelectionError = 'too-few' | 'too-many' | 'out-of-range' | 'repeated' | 'malformed';

/** Maximum number of bets in a line; more need several lines. */
export const MAX_BETS = 100_000;

/** The values of a board, in ascending order. */
export const valuesOf = ({ from, to, width }: Board): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => writeValue(from + index, width));

/** Formats a number like the board. */
export const writeValue = (value: number, width: number): string =>
  String(value).padStart(width, '0');

/** The number of lists in a selection of the shape. */
export const listCountOf = (shape: SelectionShape): number =>
  shape.kind === 'positions' || shape.kind === 'spots' ? shape.positions.length : 1;

/** An empty selection. */
export const emptySelection = (shape: SelectionShape): Selection =>
  Array.from({ length: listCountOf(shape) }, () => []);

/**
 * The first error of a selection, or `undefined` if it is valid.
 *
 * @example
 * ```ts
 * import { selectionErrorOf } from '@perya/rules/lottery';
 *
 * const shape = {
 *   kind: 'set',
 *   board: { from: 1, to: 42, width: 2 },
 *   picks: 6,
 *   max: 12,
 * } as const;
 *
 * selectionErrorOf(shape, [['01', '07', '12', '23', '30', '42']]); // => undefined
 * selectionErrorOf(shape, [['01', '07']]); // => 'too-few'
 * selectionErrorOf(shape, [['01', '07', '12', '23', '30', '43']]); // => 'out-of-range'
 * ```
 */
export function selectionErrorOf(
  shape: SelectionShape,
  selection: Selection,
): SelectionError | undefined {
  if (selection.length !== listCountOf(shape)) return 'malformed';
  const isKnown = knows(shape);
  for (const list of selection) {
    if (!list.every(isKnown)) return 'out-of-range';
    if (new Set(list).size < list.length) return 'repeated';
  }
  const [first = []] = selection;
  const max = shape.kind === 'set' || shape.kind === 'entries' ? shape.max : Infinity;
  if (first.length > max) return 'too-many';
  const bets = countBets(shape, selection);
  if (bets === 0) return 'too-few';
  return bets > MAX_BETS ? 'too-many' : undefined;
}

/**
 * The number of bets in a selection; 0 while it is incomplete. It doesn't validate: call
 * {@link selectionErrorOf} first. The cost depends only on the number of chosen values.
 *
 * @example
 * ```ts
 * import { countBets, lotteryOf } from '@perya/rules/lottery';
 *
 * const [system] = lotteryOf('PH_6_42')?.playTypes ?? [];
 * if (system === undefined) throw new Error('The lottery is gone.');
 * const { shape } = system;
 *
 * countBets(shape, [['01', '07', '12', '23', '30', '42']]); // => 1
 * countBets(shape, [['01', '07', '12', '23', '30', '41', '42']]); // => 7
 * countBets(shape, [['01', '07']]); // => 0
 * ```
 */
export function countBets(shape: SelectionShape, selection: Selection): number {
  const [first = []] = selection;
  switch (shape.kind) {
    case 'set':
      return choose(first.length, shape.picks) * (shape.betsPerSet ?? 1);
    case 'entries':
    case 'options':
      return first.length;
    case 'spots':
      return selection.reduce((sum, list) => sum + list.length, 0);
    case 'positions':
      return shape.isDistinct === true
        ? countDistinct(selection)
        : selection.reduce((product, { length }) => product * length, 1);
  }
}

/** Formats a selection for the wire and the betting record: `01,02,03` or `1,2|3|4,5`. */
export const writeSelection = (selection: Selection): string =>
  selection.map((list) => list.join(',')).join('|');

/** Parses the output of {@link writeSelection}; use {@link selectionErrorOf} to validate it. */
export const readSelection = (text: string): Selection =>
  text.split('|').map((list) => (list === '' ? [] : list.split(',')));

/**
 * The smallest selections that make up a selection, for tests and for a slip that lists its bets. Each is a
 * single bet, unless a set makes several bets: those can't be split.
 */
export function* betsOf(shape: SelectionShape, selection: Selection): Generator<Selection> {
  const [first = []] = selection;
  switch (shape.kind) {
    case 'set':
      for (const set of combinations(first, shape.picks)) yield [set];
      return;
    case 'entries':
    case 'options':
      for (const value of first) yield [[value]];
      return;
    case 'spots':
      for (const [place, list] of selection.entries()) {
        for (const value of list) {
          yield selection.map((_, other) => (other === place ? [value] : []));
        }
      }
      return;
    case 'positions':
      for (const way of ways(selection)) {
        if (shape.isDistinct !== true || new Set(way).size === way.length) {
          yield way.map((value) => [value]);
        }
      }
  }
}

/** All combinations of `picks` of the values, in order. */
function* combinations(values: readonly string[], picks: number, from = 0): Generator<string[]> {
  if (picks === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= values.length - picks; index += 1) {
    for (const rest of combinations(values, picks - 1, index + 1)) {
      yield [values[index] ?? '', ...rest];
    }
  }
}

function* ways([first, ...rest]: Selection): Generator<string[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) for (const way of ways(rest)) yield [value, ...way];
}

/**
 * The number of ways through the positions without a duplicate value. Counted by the subsets of positions
 * that share a value, by inclusion and exclusion over set partitions: exact without enumerating the ways.
 */
function countDistinct(selection: Selection): number {
  return partitionsOf(selection.map((_, place) => place)).reduce((sum, blocks) => {
    const ways = blocks.reduce((product, block) => {
      const [one = [], ...others] = block.map((place) => new Set(selection[place]));
      const shared = [...one].filter((value) => others.every((other) => other.has(value))).length;
      return product * shared;
    }, 1);
    const sign = blocks.reduce(
      (product, { length }) => product * (length % 2 === 0 ? -1 : 1) * factorial(length - 1),
      1,
    );
    return sum + sign * ways;
  }, 0);
}

/** All ways to partition places into blocks; a play type has at most ten positions, and here at most five. */
function partitionsOf(places: readonly number[]): number[][][] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  return partitionsOf(rest).flatMap((blocks) => [
    [[first], ...blocks],
    ...blocks.map((block, index) => blocks.with(index, [first, ...block])),
  ]);
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

function knows(shape: SelectionShape): (value: string) => boolean {
  switch (shape.kind) {
    case 'options': {
      const options = new Set(shape.options);
      return (value) => options.has(value);
    }
    case 'entries': {
      const { digits } = shape;
      return (value) => value.length === digits && /^\d+$/.test(value);
    }
    case 'set':
    case 'positions':
    case 'spots': {
      const values = new Set(valuesOf(shape.board));
      return (value) => values.has(value);
    }
  }
}
