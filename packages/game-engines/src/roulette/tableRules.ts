import type { TableRules } from '../live-table';
import { readPocket, writePocket } from './history';
import { ROULETTE_TABLE } from './protocol';
import { drawPocket, returnOf, ROULETTE_MODELS, settle, type RouletteRules } from './rules';
import { rouletteSpot, type RouletteBetType } from './spots';

/** How many numbers a spot covers. */
const COVERED = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  line: 6,
  column: 12,
  dozen: 12,
  evenMoney: 18,
} as const satisfies Record<RouletteBetType, number>;

const returnsOf = (rules: RouletteRules): Record<string, number> =>
  Object.fromEntries(
    Object.entries(COVERED).map(([betType, covered]) => [
      betType,
      Math.round(returnOf(rules, betType as RouletteBetType, covered) * 10_000),
    ]),
  );

export const ROULETTE_RULES: TableRules<RouletteRules> = {
  table: ROULETTE_TABLE,
  models: ROULETTE_MODELS,
  betTypes: {
    straight: { maxTimes: 50n },
    split: { maxTimes: 100n },
    street: { maxTimes: 150n },
    corner: { maxTimes: 200n },
    line: { maxTimes: 300n },
    column: { maxTimes: 500n },
    dozen: { maxTimes: 500n },
    evenMoney: { maxTimes: 1_000n },
  },
  betTypeOf: (spot) => rouletteSpot(spot).betType,
  returns: Object.fromEntries(ROULETTE_MODELS.map((model) => [model.id, returnsOf(model)])),
  history: 'last',
  draw: (draw) => [drawPocket(draw)],
  settle: (model, [pocket = 0], stakes) => settle(model, pocket, stakes),
  markOf: ([pocket = 0]) => writePocket(pocket),
  cardResultOf: (mark) => String(readPocket(mark)),
};
