import * as v from 'valibot';
import { instantGame, instantGameSchema, type InstantFacts } from '../instant';
import { wholeNumber } from '../play-api/schemas';
import type { MinesRules } from './rules';

/** Mines: a step is the tile to open, the outcome the tiles with mines. */
export const MINES_GAME = /* @__PURE__ */ instantGame({ name: 'mines', options: ['mines'] });

const MinesRulesSchema: v.GenericSchema<unknown, MinesRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  rtpBasisPoints: wholeNumber(),
  highest: wholeNumber(),
});

/** What a page knows of its game. */
export type MinesFacts = InstantFacts<MinesRules>;

/** The response when the page opens the game. */
export const MinesGameSchema = /* @__PURE__ */ instantGameSchema(
  MINES_GAME.options,
  MinesRulesSchema,
);
