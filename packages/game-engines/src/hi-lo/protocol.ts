import * as v from 'valibot';
import { instantGame, instantGameSchema, type InstantFacts } from '../instant';
import { wholeNumber } from '../play-api/schemas';
import type { HiLoRules } from './rules';

/** Hi-lo: a step is a guess, the outcome the cards in dealing order. */
export const HI_LO_GAME = /* @__PURE__ */ instantGame({ name: 'hi-lo', options: [] });

const HiLoRulesSchema: v.GenericSchema<unknown, HiLoRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  rtpBasisPoints: wholeNumber(),
  highest: wholeNumber(),
  cards: wholeNumber(),
});

/** What a page knows of its game. */
export type HiLoFacts = InstantFacts<HiLoRules>;

/** The response when the page opens the game. */
export const HiLoGameSchema = /* @__PURE__ */ instantGameSchema(
  HI_LO_GAME.options,
  HiLoRulesSchema,
);
