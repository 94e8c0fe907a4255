import * as v from 'valibot';
import { instantGame, instantGameSchema, type InstantFacts } from '../instant';
import { wholeNumber } from '../play-api/schemas';
import type { WheelRules } from './rules';

/** The wheel: the outcome is the segment where it stops. */
export const WHEEL_GAME = /* @__PURE__ */ instantGame({
  name: 'wheel',
  options: ['segments', 'risk'],
});

const WheelRulesSchema: v.GenericSchema<unknown, WheelRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  rtpBasisPoints: wholeNumber(),
});

/** What a page knows of its game. */
export type WheelFacts = InstantFacts;

/** The response when the page opens the game. */
export const WheelGameSchema = /* @__PURE__ */ instantGameSchema(
  WHEEL_GAME.options,
  WheelRulesSchema,
);
