import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, decimalText, text } from '../core/schemas';
import { volatilitySchema } from './game';
import { gameFilterSchema } from './games';

/** The choices of a filter, with the number of games that each would leave. */
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
    /** Vendors by code, in the platform's order; selected ones are included even with a count of 0. */
    vendors: v.array(v.object({ value: text(32), name: text(64), count: count() })),
    kinds: choices(text(32)),
    classifications: choices(v.picklist(['hot', 'new', 'demo'])),
    features: choices(text(32)),
    volatilities: choices(volatilitySchema()),
    /** Decimal amounts; `count` is the number of games that can be played for at most this much per round. */
    minBets: choices(decimalText()),
    /** `count` is the number of games with at least this many lines. */
    lines: choices(count()),
    /** Percent; null if no game states its return. `count` is the number of games that do. */
    rtp: v.nullable(v.object({ min: v.number(), max: v.number(), count: count() })),
  }),
  summary: "Returns the remaining choices of a lobby's filters, with the number of games for each.",
  spec: '§7 Games and lobby; call defined here, for the filters of the game list.',
});

/**
 * The remaining choices of a lobby's filters. Each filter's choices are counted with all other filters
 * applied but not the filter itself, so that a second vendor can be added to the first.
 */
export type GameFacets = OutputOf<typeof getGameFacets>;
