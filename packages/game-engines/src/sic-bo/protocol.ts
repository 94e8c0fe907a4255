import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import type { SicBoRules } from './rules';
import { BET_TYPES, SIC_BO_SPOTS } from './spots';

/** The sic bo tables. A round's outcome is its three dice, each from 1 to 6. */
export const SIC_BO_TABLE = /* @__PURE__ */ liveTable({
  name: 'sic-bo',
  spots: /* @__PURE__ */ SIC_BO_SPOTS.map(({ id }) => id),
  seats: null,
  phases: { betting: 18_000, closed: 1_500, dealing: 5_000, result: 4_500 },
});

const SicBoRulesSchema: v.GenericSchema<unknown, SicBoRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  pays: v.object(v.entriesFromList(BET_TYPES, wholeNumber())),
  moreSingles: v.pipe(v.tuple([wholeNumber(), wholeNumber()]), v.readonly()),
});

export type SicBoFacts = TableFacts<SicBoRules>;

/** The response when the page opens a table. */
export const SicBoGameSchema = /* @__PURE__ */ tableGameSchema(BET_TYPES, SicBoRulesSchema);
export type SicBoGame = v.InferOutput<typeof SicBoGameSchema>;
