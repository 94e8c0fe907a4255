import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function playedSchema() {
  return v.object({
    /** The vendor's code, or the game's id. */
    id: text(64),
    name: text(255),
    bets: count(),
  });
}

/** A vendor or game that a member has played, to filter a record by. */
export type PlayedFilterOption = FieldOf<ReturnType<typeof playedSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function playedGameSchema() {
  return v.object({
    ...playedSchema().entries,
    /** Code of the vendor. */
    vendor: text(32),
  });
}

/** A played game and its vendor. */
export type PlayedGame = FieldOf<ReturnType<typeof playedGameSchema>>;

export const listPlayed = /* @__PURE__ */ endpoint({
  id: 'listPlayed',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayed',
  auth: 'token',
  request: v.object({ from: v.optional(timestamp()), to: v.optional(timestamp()) }),
  value: v.object({ vendors: v.array(playedSchema()), games: v.array(playedGameSchema()) }),
  summary: 'Lists the vendors and games that the member bet on in a period, most played first.',
  spec: '§2 personalHistoryCopy (filters); call defined here, decisions: Calls that the specification does not name.',
});
