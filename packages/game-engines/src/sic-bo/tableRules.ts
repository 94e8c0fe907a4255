import { drawNumbers } from '@perya/rules/fairness';
import type { TableRules } from '../live-table';
import { readDice, writeDice } from './history';
import { SIC_BO_TABLE } from './protocol';
import { ALL_ROLLS, DICE, settle, SIC_BO_MODELS, SIDES, type SicBoRules } from './rules';
import { BET_TYPES, SIC_BO_SPOTS, sicBoSpot, totalOf, type SicBoBetType } from './spots';

const STAKE = 10_000n;

/** The exact return of a bet type in basis points, over all ways in which the dice can fall. */
function returnOf(rules: SicBoRules, betType: SicBoBetType): number {
  const spot = SIC_BO_SPOTS.find((one) => one.betType === betType)?.id ?? '';
  const paid = ALL_ROLLS.reduce(
    (sum, roll) => sum + settle(rules, roll, { [spot]: STAKE }).payout,
    0n,
  );
  return Math.round((Number(paid) / Number(STAKE) / ALL_ROLLS.length) * 10_000);
}

const returnsOf = (rules: SicBoRules): Record<string, number> =>
  Object.fromEntries(BET_TYPES.map((betType) => [betType, returnOf(rules, betType)]));

export const SIC_BO_RULES: TableRules<SicBoRules> = {
  table: SIC_BO_TABLE,
  models: SIC_BO_MODELS,
  betTypes: {
    evenMoney: { maxTimes: 1_000n },
    total4: { maxTimes: 50n },
    total5: { maxTimes: 100n },
    total6: { maxTimes: 100n },
    total7: { maxTimes: 200n },
    total8: { maxTimes: 200n },
    total9: { maxTimes: 300n },
    total10: { maxTimes: 300n },
    double: { maxTimes: 200n },
    triple: { maxTimes: 20n },
    anyTriple: { maxTimes: 100n },
    pair: { maxTimes: 300n },
    single: { maxTimes: 500n },
  },
  betTypeOf: (spot) => sicBoSpot(spot).betType,
  returns: Object.fromEntries(SIC_BO_MODELS.map((model) => [model.id, returnsOf(model)])),
  history: 'last',
  draw: (draw) =>
    drawNumbers(
      draw,
      Array.from({ length: DICE }, () => SIDES),
    ).map((side) => side + 1),
  settle,
  markOf: writeDice,
  cardResultOf: (mark) => String(totalOf(readDice(mark))),
};
