import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function stateSchema() {
  return oneOf({ open: 'OPEN', used: 'USED', expired: 'EXPIRED' });
}

/** `open`: spins are left and haven't expired. */
export type FreeSpinsState = FieldOf<ReturnType<typeof stateSchema>>;

/** All sources that grant free spins. */
export const FREE_SPIN_SOURCES = ['WHEEL', 'TOURNAMENT', 'POINTS', 'REWARD', 'OPERATOR'] as const;

/** The source of free spins. */
export type FreeSpinSource = (typeof FREE_SPIN_SOURCES)[number];

/* @__NO_SIDE_EFFECTS__ */
function freeSpinsSchema() {
  return v.object({
    id: text(64),
    source: v.picklist(FREE_SPIN_SOURCES),
    game: v.object({
      id: text(64),
      /** Required to launch the game, along with the id and the vendor. */
      nodeId: text(64),
      /** Code of the vendor. */
      vendor: text(32),
      name: text(255),
      /** Path of the cover on an image host, without width and file extension. */
      picture: text(2048),
    }),
    /** The stake of each round. */
    stake: decimal(),
    spins: count(),
    spinsLeft: count(),
    /** Total winnings so far. */
    won: decimal(),
    /** Winnings must be turned over this many times before the next withdrawal. */
    turnoverMultiple: count(),
    /** The turnover of the winnings so far; null if none is required. */
    turnover: v.nullable(v.object({ required: decimal(), done: decimal() })),
    state: stateSchema(),
    grantedAt: timestamp(),
    expiresAt: timestamp(),
  });
}

/** Free rounds of one game; their winnings are real money. */
export type FreeSpins = FieldOf<ReturnType<typeof freeSpinsSchema>>;

export const listFreeSpins = /* @__PURE__ */ endpoint({
  id: 'listFreeSpins',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFreeSpins',
  auth: 'token',
  request: pagedRequest({ state: v.optional(stateSchema()), language: v.optional(text(8)) }),
  value: pagedValue(freeSpinsSchema(), { currency: currencyCode() }),
  summary: "Lists the member's free spins with their game, spins left and expiry, newest first.",
  spec: '§7 Points (rewards in free spins) and decisions: Games (sandbox games); call defined here.',
});
