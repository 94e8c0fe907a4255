import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';

/** Something that a member has played, to filter a record by. */
export interface Played {
  /** Code of the vendor, or the game's id. */
  readonly id: string;
  readonly name: string;
  readonly bets: number;
}

/** A game, of one vendor. */
export interface PlayedGame extends Played {
  /** Code of the vendor. */
  readonly vendor: string;
}

/* @__NO_SIDE_EFFECTS__ */
function playedEntries() {
  return { id: text(64), name: text(255), bets: count() };
}

export const listPlayed = /* @__PURE__ */ endpoint({
  id: 'listPlayed',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayed',
  auth: 'token',
  request: v.object({ from: v.optional(timestamp()), to: v.optional(timestamp()) }),
  value: v.object({
    vendors: v.array(v.object(playedEntries())),
    games: v.array(v.object({ ...playedEntries(), vassalage: text(32) })),
  }),
  encode: ({ from, to }: { from?: number | undefined; to?: number | undefined }) => ({ from, to }),
  decode: ({ vendors, games }): { vendors: readonly Played[]; games: readonly PlayedGame[] } => ({
    vendors,
    games: games.map(({ vassalage, ...game }) => ({ ...game, vendor: vassalage })),
  }),
  summary: 'The vendors and games that the member has bet on in a time, most played first.',
  spec: '§2 personalHistoryCopy (filters); call ours, decisions: Calls that the specification does not name.',
});
