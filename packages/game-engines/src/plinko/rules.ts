import { drawNumbers } from '@perya/rules/fairness';
import { RISKS, UNIT, type InstantModel, type InstantRules, type Risk } from '../instant';
import { PLINKO_GAME } from './protocol';

/**
 * Plinko: a ball falls through rows of pins, at each pin to the left or to the right with the same chance, and
 * into a pocket that pays its multiplier. Pure; the same module is used by the platform and the page.
 */

export const ROW_COUNTS = [8, 10, 12, 14, 16] as const;

/** By risk and number of rows: the multipliers from the middle pocket outwards. */
export type PlinkoPays = Readonly<Record<Risk, Readonly<Record<string, readonly number[]>>>>;

export interface PlinkoRules extends InstantModel {
  readonly pays: PlinkoPays;
}

/** Past rounds are verified against these: never change one, add another. */
export const PLINKO_MODELS = [
  {
    id: 'plinko-1',
    rtpBasisPoints: 9707,
    pays: {
      low: {
        8: [0.5, 0.8, 1.4, 2.2, 5],
        10: [0.5, 0.7, 1.2, 2.2, 3.7, 7],
        12: [0.5, 0.7, 1.1, 1.8, 2.9, 5, 9],
        14: [0.5, 0.7, 1, 1.6, 2.5, 4, 7, 12],
        16: [0.5, 0.7, 1, 1.4, 2.1, 3.2, 5.5, 9, 15],
      },
      medium: {
        8: [0.4, 0.6, 1.3, 3.5, 12],
        10: [0.4, 0.6, 1.1, 2.3, 6.5, 20],
        12: [0.3, 0.5, 1, 2.2, 4.5, 12, 32],
        14: [0.3, 0.5, 0.8, 1.8, 3.7, 9, 22, 55],
        16: [0.3, 0.4, 0.8, 1.4, 3.4, 7, 16, 39, 100],
      },
      high: {
        8: [0.2, 0.4, 1, 5.1, 26],
        10: [0.2, 0.3, 0.8, 2.5, 13, 70],
        12: [0.2, 0.3, 0.7, 1.9, 6, 28, 160],
        14: [0.2, 0.3, 0.5, 1.3, 4.3, 15.5, 73, 400],
        16: [0.2, 0.3, 0.5, 1, 2.7, 10, 38, 170, 900],
      },
    },
  },
] as const satisfies readonly PlinkoRules[];

/**
 * The multipliers of the pockets from left to right, in `UNIT`.
 *
 * @throws RangeError for other choices
 */
export function pocketsOf(
  { pays }: PlinkoRules,
  { rows = 0, risk = -1 }: Readonly<Record<string, number>>,
): readonly number[] {
  const name = RISKS[risk];
  const half = name && pays[name][rows];
  if (half === undefined)
    throw new RangeError(`There are no pins in ${rows} rows with risk ${risk}.`);
  const right = half.map((multiplier) => Math.round(multiplier * UNIT));
  return [...right.slice(1).toReversed(), ...right];
}

/** How many of the equally likely paths end in each pocket, from left to right. */
export function pathsOf(rows: number): readonly number[] {
  const paths = [1];
  for (let pocket = 0; pocket < rows; pocket += 1) {
    paths.push(((paths[pocket] ?? 0) * (rows - pocket)) / (pocket + 1));
  }
  return paths;
}

/** The exact return of a choice in basis points, unrounded. */
export function returnOf(rules: PlinkoRules, options: Readonly<Record<string, number>>): number {
  const pockets = pocketsOf(rules, options);
  const rows = pockets.length - 1;
  const paths = pathsOf(rows);
  const sum = pockets.reduce(
    (paid, multiplier, pocket) => paid + multiplier * (paths[pocket] ?? 0),
    0,
  );
  return sum / 2 ** rows;
}

/** The pocket that a path ends in, from the left. */
export const pocketAt = (path: readonly number[]): number =>
  path.reduce((pocket, turn) => pocket + turn, 0);

export const PLINKO_RULES: InstantRules<PlinkoRules> = {
  game: PLINKO_GAME,
  models: PLINKO_MODELS,
  accepts: (_model, { rows, risk = -1 }) =>
    ROW_COUNTS.some((count) => count === rows) && RISKS[risk] !== undefined,
  draw: (_model, { rows = 0 }, draw) =>
    drawNumbers(
      draw,
      Array.from({ length: rows }, () => 2),
    ),
  play: (model, options, path, steps) => {
    if (steps.length > 0) throw new RangeError('Plinko has no steps.');
    const multiplier = pocketsOf(model, options)[pocketAt(path)] ?? 0;
    return { shown: path, multiplier, canCashOut: false, isOver: true };
  },
};
