import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';

/** `BETTING` takes stakes, `DEALING` shows a round, `SHUFFLING` makes a new shoe, `CLOSED` rests. */
export type TableState = 'BETTING' | 'DEALING' | 'SHUFFLING' | 'CLOSED';

/** A live table as it stands at this moment. */
export interface LiveTable {
  readonly gameId: string;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Chairs at the table; null where any number may play. */
  readonly seats: number | null;
  readonly seatsTaken: number;
  /** Everybody at the table, behind the chairs too. */
  readonly players: number;
  readonly dealer: string;
  readonly state: TableState;
  /** Milliseconds since 1970: when `state` ends. */
  readonly stateEndsAt: number;
  /**
   * The last results, oldest first, by the game's own letters: `B`, `P`, `T` of baccarat; `D`, `T`,
   * `=` of Dragon Tiger; numbers of roulette and of dice. Empty where a game has none.
   */
  readonly results: readonly string[];
}

export interface LiveTablesInput {
  /** At most 60 games; those without a table are not in the answer. */
  gameIds: readonly string[];
}

/* @__NO_SIDE_EFFECTS__ */
function tableSchema() {
  return v.object({
    gameId: text(64),
    minBet: decimal(),
    maxBet: decimal(),
    seats: v.nullable(count()),
    seatsTaken: count(),
    players: count(),
    dealer: text(64),
    state: v.picklist(['BETTING', 'DEALING', 'SHUFFLING', 'CLOSED']),
    stateEndTime: timestamp(),
    results: v.array(text(8)),
  });
}

export type WireLiveTable = v.InferOutput<ReturnType<typeof tableSchema>>;

export const listLiveTables = /* @__PURE__ */ endpoint({
  id: 'listLiveTables',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_liveTables',
  auth: 'optional',
  request: v.object({
    gameIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(60)),
    language: v.optional(text(8)),
  }),
  value: v.object({
    currency: currencyCode(),
    list: v.array(tableSchema()),
  }),
  encode: ({ gameIds }: LiveTablesInput) => ({ gameIds: gameIds.slice() }),
  decode: ({ currency, list }): readonly LiveTable[] =>
    list.map(({ minBet, maxBet, stateEndTime, ...same }) => ({
      ...same,
      minStake: parseMoney(minBet, currency),
      maxStake: parseMoney(maxBet, currency),
      stateEndsAt: stateEndTime,
    })),
  summary: 'Limits, chairs, dealer and last results of live tables, at this moment.',
  spec: '§7 Games and lobby; ours, for the cards of the live lobby.',
});
