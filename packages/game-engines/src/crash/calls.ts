import { playCall, roundCall } from '../play-api/playCall';
import {
  CashOutBodySchema,
  FlightQuerySchema,
  FlightReplySchema,
  StartBodySchema,
} from './protocol';

/** Takes the stake and starts the flight. */
export const startFlightCall = /* @__PURE__ */ roundCall({
  path: 'crash/start',
  request: StartBodySchema,
  reply: FlightReplySchema,
});

/** Cashes out at the multiplier shown when the request arrives. */
export const cashOutCall = /* @__PURE__ */ roundCall({
  path: 'crash/cash-out',
  request: CashOutBodySchema,
  reply: FlightReplySchema,
});

/**
 * The state of a flight. Responds when the flight ends, or after a few seconds at the latest, and counts as a
 * heartbeat of the player.
 */
export const flightCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'crash/flight',
  request: FlightQuerySchema,
  reply: FlightReplySchema,
});
