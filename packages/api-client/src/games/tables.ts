import * as v from 'valibot';
import { unwrapField, type FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function tableSchema() {
  return v.object({
    gameId: text(64),
    minStake: decimal(),
    maxStake: decimal(),
    /** Number of seats; null if any number of players may join. */
    seats: v.nullable(count()),
    seatsTaken: count(),
    /** Everyone at the table, including those without a seat. */
    players: count(),
    dealer: text(64),
    /**
     * `BETTING`: bets are accepted; `DEALING`: a round is shown; `SHUFFLING`: a new shoe is made; `CLOSED`:
     * paused.
     */
    state: v.picklist(['BETTING', 'DEALING', 'SHUFFLING', 'CLOSED']),
    /** When `state` ends. */
    stateEndsAt: timestamp(),
    /**
     * The latest results, oldest first, in the game's own notation: `B`, `P`, `T` for baccarat; `D`, `T`, `=`
     * for Dragon Tiger; numbers for roulette and dice; three of `Y`, `W`, `K` (pink), `B`, `R`, `G` for a
     * color game. Empty if the game has none.
     */
    results: v.array(text(8)),
  });
}

/** The current state of a live table. */
export type LiveTable = FieldOf<ReturnType<typeof tableSchema>>;

/** Whether a live table can be joined. */
export type TableState = LiveTable['state'];

export type WireLiveTable = v.InferOutput<ReturnType<typeof tableSchema>>;

export const listLiveTables = /* @__PURE__ */ endpoint({
  id: 'listLiveTables',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_liveTables',
  auth: 'optional',
  request: v.object({
    /** Games without a table are omitted from the response. */
    gameIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(60)),
    language: v.optional(text(8)),
  }),
  value: unwrapField('list', v.object({ currency: currencyCode(), list: v.array(tableSchema()) })),
  summary: 'Returns the current limits, seats, dealer and latest results of live tables.',
  spec: '§7 Games and lobby; call defined here, for the cards of the live lobby.',
});
