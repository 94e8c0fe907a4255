import { drawNumbers } from '@perya/rules/fairness';
import type { TableRules } from '../live-table';
import { readDice, writeDice } from './history';
import { COLOR_GAME_TABLE } from './protocol';
import {
  ALL_ROLLS,
  COLOR_GAME_MODELS,
  COLORS,
  DICE,
  settle,
  type ColorGameRules,
  type Spot,
} from './rules';

const STAKE = 10_000n;

/** The exact return of a spot in basis points, over all ways in which the dice can fall. */
function returnOf(rules: ColorGameRules, spot: Spot): number {
  const paid = ALL_ROLLS.reduce(
    (sum, roll) => sum + settle(rules, roll, { [spot]: STAKE }).payout,
    0n,
  );
  return Math.round((Number(paid) / Number(STAKE) / ALL_ROLLS.length) * 10_000);
}

/** The first letters of the colors; pink is `K` (yellow, white, pink, blue, red, green). */
const LETTERS = ['Y', 'W', 'K', 'B', 'R', 'G'];

export const COLOR_GAME_RULES: TableRules<ColorGameRules> = {
  table: COLOR_GAME_TABLE,
  models: COLOR_GAME_MODELS,
  betTypes: { color: { maxTimes: 1_000n }, anyTriple: { maxTimes: 100n } },
  betTypeOf: (spot) => (spot === 'anyTriple' ? 'anyTriple' : 'color'),
  returns: Object.fromEntries(
    COLOR_GAME_MODELS.map((model) => [
      model.id,
      { color: returnOf(model, 'yellow'), anyTriple: returnOf(model, 'anyTriple') },
    ]),
  ),
  history: 'last',
  draw: (draw) =>
    drawNumbers(
      draw,
      Array.from({ length: DICE }, () => COLORS.length),
    ),
  settle,
  markOf: writeDice,
  cardResultOf: (mark) =>
    readDice(mark)
      .map((side) => LETTERS[side])
      .join(''),
};
