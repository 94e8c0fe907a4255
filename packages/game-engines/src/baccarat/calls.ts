import { playCall, roundCall } from '../play-api/playCall';
import { EmptyBodySchema } from '../play-api/protocol';
import { BetBodySchema, BetReplySchema, TableStateSchema } from './protocol';

/** The current state of the table: the round, its cards and everyone's stakes. */
export const tableCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'baccarat/table',
  request: EmptyBodySchema,
  reply: TableStateSchema,
});

/** Adds to the player's stakes on a round. */
export const betCall = /* @__PURE__ */ roundCall({
  path: 'baccarat/bet',
  request: BetBodySchema,
  reply: BetReplySchema,
});
