import { playCall, roundCall } from '../play-api/playCall';
import { EmptyBodySchema } from '../play-api/protocol';
import {
  BoardSchema,
  EventPageSchema,
  EventQuerySchema,
  PricesQuerySchema,
  ResultsSchema,
  SlipPricesSchema,
  SportQuerySchema,
  TicketBodySchema,
  TicketReplySchema,
  TicketsSchema,
} from './protocol';

/** The current and upcoming events of a sport. */
export const boardCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'sports/board',
  request: SportQuerySchema,
  reply: BoardSchema,
});

/** One event with all its markets. */
export const eventCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'sports/event',
  request: EventQuerySchema,
  reply: EventPageSchema,
});

/** Prices of the slip's selections, in the given order. The query repeats `leg` for each. */
export const pricesCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'sports/prices',
  request: PricesQuerySchema,
  reply: SlipPricesSchema,
});

/** The player's open tickets on this book, and the most recently settled ones. */
export const ticketsCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'sports/tickets',
  request: EmptyBodySchema,
  reply: TicketsSchema,
});

/** The last results of a sport, with the seeds to replay them. */
export const resultsCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'sports/results',
  request: SportQuerySchema,
  reply: ResultsSchema,
});

/** Takes the stake and places one ticket. */
export const placeTicketCall = /* @__PURE__ */ roundCall({
  path: 'sports/ticket',
  request: TicketBodySchema,
  reply: TicketReplySchema,
});
