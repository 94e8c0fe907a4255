import type { NoInput } from '@perya/api-client';
import type {
  Board,
  EventPage,
  Results,
  SlipLeg,
  SlipPrices,
  Sport,
  TicketBody,
  TicketReply,
  Tickets,
} from '@perya/game-engines/sports';
import { playEndpoint, roundEndpoint } from '../game/playClient';
import { keyOf } from './picks';

// Amounts are decimal texts, prices texts of three decimals, times milliseconds since 1970.

/** The events of a sport that are played or coming. */
export const boardCall = playEndpoint<{ sport: Sport }, Board>('GET', 'sports/board');

/** One event with all its markets. */
export const eventCall = playEndpoint<{ id: string }, EventPage>('GET', 'sports/event');

/**
 * Prices of the slip's selections, in the order given. The query is part of the path because `leg` is
 * repeated, and the client writes a list as one field with commas.
 */
export function pricesCall(legs: readonly SlipLeg[]) {
  const query = legs.map((leg) => `leg=${encodeURIComponent(keyOf(leg))}`).join('&');
  return playEndpoint<NoInput, SlipPrices>('GET', `sports/prices?${query}`);
}

/** The player's open tickets on this book, and the last that were settled. */
export const ticketsCall = playEndpoint<NoInput, Tickets>('GET', 'sports/tickets');

/** The last results of a sport, with the seeds to play them again. */
export const resultsCall = playEndpoint<{ sport: Sport }, Results>('GET', 'sports/results');

/** Takes the stake and places one ticket. */
export const placeTicketCall = roundEndpoint<TicketBody, TicketReply>('sports/ticket');
