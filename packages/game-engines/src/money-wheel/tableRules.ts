import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import type { TableRules } from '../live-table';
import { readMark, writeRound } from './history';
import { MONEY_WHEEL_TABLE } from './protocol';
import {
  MONEY_WHEEL_MODELS,
  positionsOf,
  readRound,
  settle,
  SPOTS,
  type MoneyWheelRules,
  type Spot,
} from './rules';

/** All wheels have the segments of the first model. */
const [WHEEL] = MONEY_WHEEL_MODELS;
const NUMBERS = positionsOf(WHEEL, 'number');
const MULTIPLIERS = positionsOf(WHEEL, 'multiplier');
const STAKE = 10_000n;

/** Draws the positions at which the wheel stops. The second is among the numbers. */
function drawStops(draw: FairDraw): number[] {
  const [first = 0, second = 0] = drawNumbers(draw, [WHEEL.segments.length, NUMBERS.length]);
  return MULTIPLIERS.includes(first) ? [first, NUMBERS[second] ?? 0] : [first];
}

/** The exact return of a number in basis points: over every segment, and every second stop. */
function returnOf(rules: MoneyWheelRules, spot: Spot): number {
  const paidOn = (stops: readonly number[]) =>
    Number(settle(rules, stops, { [spot]: STAKE }).payout) / Number(STAKE);
  const direct = NUMBERS.reduce((sum, place) => sum + paidOn([place]), 0);
  const multiplied = MULTIPLIERS.flatMap((first) =>
    NUMBERS.map((second) => paidOn([first, second])),
  ).reduce((sum, paid) => sum + paid, 0);
  return Math.round(((direct + multiplied / NUMBERS.length) / rules.segments.length) * 10_000);
}

export const MONEY_WHEEL_RULES: TableRules<MoneyWheelRules> = {
  table: MONEY_WHEEL_TABLE,
  models: MONEY_WHEEL_MODELS,
  betTypes: {
    1: { maxTimes: 1_000n },
    2: { maxTimes: 500n },
    5: { maxTimes: 200n },
    10: { maxTimes: 100n },
    21: { maxTimes: 50n },
    45: { maxTimes: 20n },
  },
  betTypeOf: (spot) => spot,
  returns: Object.fromEntries(
    MONEY_WHEEL_MODELS.map((model) => [
      model.id,
      Object.fromEntries(SPOTS.map((spot) => [spot, returnOf(model, spot)])),
    ]),
  ),
  history: 'last',
  draw: drawStops,
  settle,
  markOf: (stops) => writeRound(readRound(WHEEL, stops)),
  cardResultOf: (mark) => readMark(mark).number,
};
