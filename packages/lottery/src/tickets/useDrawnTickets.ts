import { getBalance, listTickets, type Draw, type Ticket } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Polling interval until tickets are settled, which takes seconds after their draw. */
const PAUSE_MS = 2_000;
/** After this, the tickets are updated with the regular list. */
const MAX_WAIT_MS = 180_000;
const PAGE_SIZE = 50;

/**
 * The member's tickets on a new draw; empty if there is no draw, and for guests. When the last one is
 * settled, all ticket lists and the balance are refetched: responses fetched when the result arrived may
 * predate the settlement.
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
