import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import { SPOTS, type DragonTigerRules } from './rules';

/** The Dragon Tiger tables. A round's outcome is Dragon's card and Tiger's. */
export const DRAGON_TIGER_TABLE = /* @__PURE__ */ liveTable({
  name: 'dragon-tiger',
  spots: SPOTS,
  seats: null,
  phases: { betting: 14_000, closed: 1_500, dealing: 4_500, result: 4_000 },
});

const DragonTigerRulesSchema: v.GenericSchema<unknown, DragonTigerRules> = /* @__PURE__ */ v.object(
  {
    id: v.string(),
    pays: v.object(v.entriesFromList(SPOTS, wholeNumber())),
  },
);

/** What a page knows of its table. */
export type DragonTigerFacts = TableFacts<DragonTigerRules>;

/** The response when the page opens a table. */
export const DragonTigerGameSchema = /* @__PURE__ */ tableGameSchema(SPOTS, DragonTigerRulesSchema);
/** An opened table. */
export type DragonTigerGame = v.InferOutput<typeof DragonTigerGameSchema>;
