import { getChatUrl } from '@perya/api-client';
import { apiQuery, useApi, useApiQuery } from '@perya/api-client/react';
import { framableAddress } from '@perya/site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useChatT } from './locales';

/** Specification §9. */
const CHAT_HEADER_COLOUR = '#262743';
/** The ticket in an address is good for a minute: one that was not used by then is forgotten. */
const FRESH_MS = 45_000;

/** Another language is another title, and so another address. */
const requestFor = (title: string) => ({ title, headerColour: CHAT_HEADER_COLOUR });

/** Asks for the room's address before the window is opened, so that it opens at once. */
export function useChatAddressAhead(isWanted: boolean): void {
  const title = useChatT()('chatPanel.title');
  const client = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const query = apiQuery(client, getChatUrl, requestFor(title));
    void queries.prefetchQuery({ ...query, staleTime: FRESH_MS, gcTime: FRESH_MS });
  }, [isWanted, title, client, queries]);
}

/** The address for the frame; `refetch` gets another, when the ticket in this one is spent. */
export function useChatAddress() {
  const title = useChatT()('chatPanel.title');
  const query = useApiQuery(getChatUrl, requestFor(title), {
    // What stands in the frame is never asked for anew by itself: that would open the room again.
    staleTime: Infinity,
    gcTime: 0,
  });
  return { ...query, address: query.data && framableAddress(query.data.address, location.origin) };
}
