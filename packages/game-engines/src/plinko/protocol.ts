import * as v from 'valibot';
import { instantGame, instantGameSchema, RISKS, type InstantFacts } from '../instant';
import { list, wholeNumber } from '../play-api/schemas';
import type { PlinkoRules } from './rules';

/** Plinko: the outcome is the ball's path, 0 for left and 1 for right at each row. */
export const PLINKO_GAME = /* @__PURE__ */ instantGame({
  name: 'plinko',
  options: ['rows', 'risk'],
});

const PlinkoRulesSchema: v.GenericSchema<unknown, PlinkoRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  rtpBasisPoints: wholeNumber(),
  pays: v.object(v.entriesFromList(RISKS, v.record(v.string(), list(v.number())))),
});

/** What a page knows of its game. */
export type PlinkoFacts = InstantFacts<PlinkoRules>;

/** The response when the page opens the game. */
export const PlinkoGameSchema = /* @__PURE__ */ instantGameSchema(
  PLINKO_GAME.options,
  PlinkoRulesSchema,
);
