import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import { SPOTS, type BaccaratRules } from './rules';

/** The baccarat tables. A round's outcome is its cards in dealing order. */
export const BACCARAT_TABLE = /* @__PURE__ */ liveTable({
  name: 'baccarat',
  spots: SPOTS,
  seats: 7,
  phases: { betting: 16_000, closed: 1_500, dealing: 7_500, result: 4_000 },
});

/** Profit per unit staked, as a fraction. */
const OddsSchema = /* @__PURE__ */ v.tuple([wholeNumber(), wholeNumber()]);

const BaccaratRulesSchema: v.GenericSchema<unknown, BaccaratRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  pays: v.object(v.entriesFromList(SPOTS, OddsSchema)),
  bankerOnSix: OddsSchema,
});

export type BaccaratFacts = TableFacts<BaccaratRules>;

/** The response when the page opens a table. */
export const BaccaratGameSchema = /* @__PURE__ */ tableGameSchema(SPOTS, BaccaratRulesSchema);
export type BaccaratGame = v.InferOutput<typeof BaccaratGameSchema>;
