import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import { SPOTS, type ColorGameRules } from './rules';

/** The kinds of bets. */
export const BET_TYPES = ['color', 'anyTriple'] as const;

/** The color game tables. A round's outcome is the sides of its three dice, indexes of `COLORS`. */
export const COLOR_GAME_TABLE = /* @__PURE__ */ liveTable({
  name: 'color-game',
  spots: SPOTS,
  seats: null,
  phases: { betting: 15_000, closed: 1_500, dealing: 4_500, result: 4_000 },
});

const ColorGameRulesSchema: v.GenericSchema<unknown, ColorGameRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  colorPays: v.pipe(v.tuple([wholeNumber(), wholeNumber(), wholeNumber()]), v.readonly()),
  triplePays: wholeNumber(),
});

export type ColorGameFacts = TableFacts<ColorGameRules>;

/** The response when the page opens a table. */
export const ColorGameGameSchema = /* @__PURE__ */ tableGameSchema(BET_TYPES, ColorGameRulesSchema);
export type ColorGameGame = v.InferOutput<typeof ColorGameGameSchema>;
