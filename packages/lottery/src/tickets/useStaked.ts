import { listTickets } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

/** The platform's own limit decides; beyond so many tickets the page does not count on. */
const PAGE_SIZE = 50;

/** What the member has on a draw already, as far as the page knows; minor units. */
export function useStaked(lottery: string, draw: string | null): number {
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    listTickets,
    { lottery, state: 'open', pageSize: PAGE_SIZE },
    { enabled: isSignedIn && draw !== null, staleTime: 30_000 },
  );
  if (!isSignedIn || data === undefined) return 0;
  return data.items
    .filter((ticket) => ticket.draw === draw)
    .reduce((sum, { stake }) => sum + stake.minor, 0);
}
