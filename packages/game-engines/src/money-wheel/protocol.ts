import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { list } from '../play-api/schemas';
import { SPOTS, type MoneyWheelRules } from './rules';

/** The money wheels. A round's outcome is the positions at which the wheel stopped. */
export const MONEY_WHEEL_TABLE = /* @__PURE__ */ liveTable({
  name: 'money-wheel',
  spots: SPOTS,
  seats: null,
  phases: { betting: 16_000, closed: 1_500, dealing: 11_000, result: 4_500 },
});

const MoneyWheelRulesSchema: v.GenericSchema<unknown, MoneyWheelRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  segments: list(v.picklist([...SPOTS, 'x3', 'x5'])),
});

export type MoneyWheelFacts = TableFacts<MoneyWheelRules>;

/** The response when the page opens a table. */
export const MoneyWheelGameSchema = /* @__PURE__ */ tableGameSchema(SPOTS, MoneyWheelRulesSchema);
export type MoneyWheelGame = v.InferOutput<typeof MoneyWheelGameSchema>;
