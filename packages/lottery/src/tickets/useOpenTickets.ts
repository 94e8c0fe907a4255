import { getBalance, listTickets, type Ticket } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tickets per page. */
export const PAGE_SIZE = 10;
/** Polling interval while a draw is being settled, in milliseconds. */
const SETTLING_PAUSE_MS = 2_500;
/** Polling stops after this time, until the list is viewed again. */
const SETTLING_MOST_MS = 180_000;
/** Max delay of browser timers. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Polls the first open tickets around their draws. When one of them is no longer open, all ticket lists and
 * the balance are refetched.
 *
 * @param lottery limits the list to tickets of this lottery
 */
export function useOpenTickets(lottery: Lottery | undefined): void {
  const client = useApi();
  const queries = useQueryClient();
  const { data } = useApiQuery(
    listTickets,
    { lottery: lottery?.code, state: 'open', page: 1, pageSize: PAGE_SIZE },
    {
      staleTime: 15_000,
      refetchInterval: ({ state }) => ticketPollDelay(state.data?.items, client.serverNow()),
    },
  );

  const known = useRef<readonly Ticket[]>([]);
  const hasChanged = useEffectEvent((open: readonly Ticket[]) => {
    const ids = new Set(open.map(({ id }) => id));
    const hasEnded = known.current.some(
      ({ id, drawsAt }) => !ids.has(id) && drawsAt <= client.serverNow(),
    );
    known.current = open;
    if (hasEnded) void refreshCalls(queries, [getBalance, listTickets]);
  });
  useEffect(() => {
    if (data !== undefined) hasChanged(data.items);
  }, [data]);
}

/**
 * Polling delay: until the next draw of an open ticket, then at a short interval until it's settled. In
 * milliseconds; false if there is nothing to wait for.
 */
export function ticketPollDelay(
  tickets: readonly Ticket[] | undefined,
  now: number,
): number | false {
  const waits = (tickets ?? [])
    .filter(({ state }) => state === 'open')
    .map(({ drawsAt }) => drawsAt - now)
    .filter((wait) => wait > -SETTLING_MOST_MS)
    .map((wait) => Math.max(wait, SETTLING_PAUSE_MS));
  return waits.length > 0 && Math.min(...waits, LONGEST_MS);
}
