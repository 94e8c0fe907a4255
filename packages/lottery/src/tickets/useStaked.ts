import { listTickets } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

/** The platform enforces the limit; beyond this many tickets, the client stops counting. */
const PAGE_SIZE = 50;

/** What the member has already staked on a draw, as far as the client knows; minor units. */
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
