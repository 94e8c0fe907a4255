import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, decimalText, text } from '../core/schemas';
import { volatilitySchema } from './game';
import { gameFilterSchema } from './games';

/** Choices of a filter, and how many games each would leave. */
/* @__NO_SIDE_EFFECTS__ */
function choices<const Value extends v.GenericSchema>(value: Value) {
  return v.array(v.object({ value, count: count() }));
}

export const getGameFacets = /* @__PURE__ */ endpoint({
  id: 'getGameFacets',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacets',
  auth: 'optional',
  request: gameFilterSchema(),
  value: v.object({
    /** Number of games that match the whole filter. */
    total: count(),
    /** Vendors by their codes, in the platform's order; those chosen stand here even with 0. */
    vendors: v.array(v.object({ value: text(32), name: text(64), count: count() })),
    kinds: choices(text(32)),
    classifications: choices(v.picklist(['hot', 'new', 'demo'])),
    features: choices(text(32)),
    volatilities: choices(volatilitySchema()),
    /** Decimal amounts: so many games can be played from at most this much a round. */
    minBets: choices(decimalText()),
    /** So many games have at least so many lines. */
    lines: choices(count()),
    /** Percent; null where no game states its return. `count` is how many do. */
    rtp: v.nullable(v.object({ min: v.number(), max: v.number(), count: count() })),
  }),
  summary:
    'What the filters of a lobby can still be set to, and how many games each choice leaves.',
  spec: '§7 Games and lobby; ours, for the filters of the game list.',
});

/**
 * What a lobby's filters can still be set to. Each filter's choices are counted under all the
 * others but not under itself, so that a second vendor can be added to the first.
 */
export type GameFacets = OutputOf<typeof getGameFacets>;
