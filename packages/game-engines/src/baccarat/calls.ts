import { playCall, roundCall } from '../play-api/playCall';
import { NothingSchema } from '../play-api/protocol';
import { BetBodySchema, BetReplySchema, TableStateSchema } from './protocol';

/** The table at this moment: the round, its cards and everybody's stakes. */
export const tableCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'baccarat/table',
  request: NothingSchema,
  reply: TableStateSchema,
});

/** Adds stakes to what the player has on a round. */
export const betCall = /* @__PURE__ */ roundCall({
  path: 'baccarat/bet',
  request: BetBodySchema,
  reply: BetReplySchema,
});
