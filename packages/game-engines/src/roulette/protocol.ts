import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import type { RouletteRules } from './rules';
import { BET_TYPES, ROULETTE_SPOTS } from './spots';

/** The roulette tables. A round's outcome is the pocket in which the ball lands. */
export const ROULETTE_TABLE = /* @__PURE__ */ liveTable({
  name: 'roulette',
  spots: /* @__PURE__ */ ROULETTE_SPOTS.map(({ id }) => id),
  seats: null,
  phases: { betting: 20_000, closed: 1_500, dealing: 8_000, result: 5_500 },
});

const RouletteRulesSchema: v.GenericSchema<unknown, RouletteRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  pays: v.object(v.entriesFromList(BET_TYPES, wholeNumber())),
  returnsHalfOnZero: v.boolean(),
});

export type RouletteFacts = TableFacts<RouletteRules>;

/** The response when the page opens a table. */
export const RouletteGameSchema = /* @__PURE__ */ tableGameSchema(BET_TYPES, RouletteRulesSchema);
export type RouletteGame = v.InferOutput<typeof RouletteGameSchema>;
