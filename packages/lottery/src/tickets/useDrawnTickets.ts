import { listTickets, type Draw, type Ticket } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

/** Tickets are settled within seconds of their draw; this often they are asked for until then. */
const PAUSE_MS = 2_000;
/** What is not settled by then is seen among the tickets when it is. */
const MOST_WAIT_MS = 180_000;
const PAGE_SIZE = 50;

/** The member's tickets on a draw that has just been drawn; none while there is none, and for guests. */
export function useDrawnTickets(draw: Draw | null): readonly Ticket[] {
  const client = useApi();
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    listTickets,
    { lottery: draw?.lottery, pageSize: PAGE_SIZE },
    {
      enabled: isSignedIn && draw !== null,
      refetchInterval: ({ state }) => {
        const isLate = draw === null || client.serverNow() - draw.drawnAt > MOST_WAIT_MS;
        const isOpen = ticketsOn(draw, state.data?.items).some((each) => each.state === 'open');
        return isOpen && !isLate ? PAUSE_MS : false;
      },
    },
  );
  return isSignedIn ? ticketsOn(draw, data?.items) : [];
}

const ticketsOn = (draw: Draw | null, tickets: readonly Ticket[] = []): readonly Ticket[] =>
  draw === null ? [] : tickets.filter((ticket) => ticket.draw === draw.number);
