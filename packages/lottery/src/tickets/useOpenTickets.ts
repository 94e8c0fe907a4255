import { getBalance, listTickets, type Ticket } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tickets of a page of the lists. */
export const PAGE_SIZE = 10;
/** While a draw is being settled, its tickets are asked for this often; milliseconds. */
const SETTLING_PAUSE_MS = 2_500;
/** What is not settled by then is asked for when somebody looks again. */
const SETTLING_MOST_MS = 180_000;
/** The browser's timers run no longer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Follows the first open tickets through their draws: when one of them is no longer open, every list of
 * tickets and the balance are read again.
 *
 * @param lottery of this one alone; of all without
 */
export function useOpenTickets(lottery: Lottery | undefined): void {
  const client = useApi();
  const queries = useQueryClient();
  const { data } = useApiQuery(
    listTickets,
    { lottery: lottery?.code, state: 'open', page: 1, pageSize: PAGE_SIZE },
    {
      staleTime: 15_000,
      refetchInterval: ({ state }) => nextLook(state.data?.items, client.serverNow()),
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
 * How long until tickets are read again: until the next draw of those that are open, and then often until
 * it is settled. Milliseconds; false where there is nothing to wait for.
 */
export function nextLook(tickets: readonly Ticket[] | undefined, now: number): number | false {
  const waits = (tickets ?? [])
    .filter(({ state }) => state === 'open')
    .map(({ drawsAt }) => drawsAt - now)
    .filter((wait) => wait > -SETTLING_MOST_MS)
    .map((wait) => Math.max(wait, SETTLING_PAUSE_MS));
  return waits.length > 0 && Math.min(...waits, LONGEST_MS);
}
