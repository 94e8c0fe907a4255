import { playCall, roundCall } from '../play-api/playCall';
import { NothingSchema } from '../play-api/protocol';
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

/** Lays the player's nine cards and ends the round. */
export const showCall = /* @__PURE__ */ roundCall({
  path: 'pusoy/show',
  request: ShowBodySchema,
  reply: RoundReplySchema,
});

/** The round that is being played, or the last one. */
export const currentRoundCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'pusoy/round',
  request: NothingSchema,
  reply: CurrentRoundReplySchema,
});
