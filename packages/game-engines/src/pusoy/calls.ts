import { playCall, roundCall } from '../play-api/playCall';
import { EmptyBodySchema } from '../play-api/protocol';
import {
  CurrentRoundReplySchema,
  DealBodySchema,
  RoundReplySchema,
  ShowBodySchema,
} from './protocol';

/** Takes the stake and deals. */
export const dealCall = /* @__PURE__ */ roundCall({
  path: 'pusoy/deal',
  request: DealBodySchema,
  reply: RoundReplySchema,
});

/** Submits the player's arrangement and ends the round. */
export const showCall = /* @__PURE__ */ roundCall({
  path: 'pusoy/show',
  request: ShowBodySchema,
  reply: RoundReplySchema,
});

/** The current round, or the last one. */
export const currentRoundCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'pusoy/round',
  request: EmptyBodySchema,
  reply: CurrentRoundReplySchema,
});
