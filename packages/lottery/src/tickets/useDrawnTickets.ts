import { getBalance, listTickets, type Draw, type Ticket } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Tickets are settled within seconds of their draw; this often they are asked for until then. */
const PAUSE_MS = 2_000;
/** What is not settled by then is seen among the tickets when it is. */
const MAX_WAIT_MS = 180_000;
const PAGE_SIZE = 50;

/**
 * The member's tickets on a draw that has just been drawn; none while there is none, and for guests.
 * When the last of them is settled, every list of tickets and the balance are read again: what was
 * asked for when the draw came out may have been answered before.
 */
export function useDrawnTickets(draw: Draw | null): readonly Ticket[] {
  const client = useApi();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    listTickets,
    { lottery: draw?.lottery, pageSize: PAGE_SIZE },
    {
      enabled: isSignedIn && draw !== null,
      refetchInterval: ({ state }) => {
        const isLate = draw === null || client.serverNow() - draw.drawnAt > MAX_WAIT_MS;
        return areOpen(ticketsOn(draw, state.data?.items)) && !isLate ? PAUSE_MS : false;
      },
    },
  );
  const tickets = isSignedIn ? ticketsOn(draw, data?.items) : [];

  const settled = tickets.length > 0 && !areOpen(tickets) ? draw?.number : undefined;
  const wereSettled = useEffectEvent(() => void refreshCalls(queries, [getBalance, listTickets]));
  useEffect(() => {
    if (settled !== undefined) wereSettled();
  }, [settled]);

  return tickets;
}

const areOpen = (tickets: readonly Ticket[]): boolean =>
  tickets.some(({ state }) => state === 'open');

const ticketsOn = (draw: Draw | null, tickets: readonly Ticket[] = []): readonly Ticket[] =>
  draw === null ? [] : tickets.filter((ticket) => ticket.draw === draw.number);
