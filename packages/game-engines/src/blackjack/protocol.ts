import * as v from 'valibot';
import { liveTable, tableGameSchema, type TableFacts } from '../live-table';
import { wholeNumber } from '../play-api/schemas';
import { PAIRS, POKER_HANDS, SPOTS, type BlackjackRules } from './rules';

/**
 * The blackjack tables. A round's outcome is the dealer's cards in dealing order; each player has an own hand
 * and a letter per decision.
 */
export const BLACKJACK_TABLE = /* @__PURE__ */ liveTable({
  name: 'blackjack',
  spots: SPOTS,
  seats: 7,
  phases: { betting: 14_000, closed: 1_500, deciding: 20_000, dealing: 6_500, result: 5_000 },
});

const BlackjackRulesSchema: v.GenericSchema<unknown, BlackjackRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  blackjackPaysPerTwo: wholeNumber(),
  insurancePays: wholeNumber(),
  pairPays: v.object(v.entriesFromList(PAIRS, wholeNumber())),
  pokerPays: v.object(v.entriesFromList(POKER_HANDS, wholeNumber())),
});

/** What a page knows of its table. */
export type BlackjackFacts = TableFacts<BlackjackRules>;

/** The response when the page opens a table. The returns also have that of insurance. */
export const BlackjackGameSchema = /* @__PURE__ */ tableGameSchema(
  [...SPOTS, 'insurance'],
  BlackjackRulesSchema,
);
/** An opened table. */
export type BlackjackGame = v.InferOutput<typeof BlackjackGameSchema>;
