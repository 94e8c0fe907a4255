import { getChatUrl } from '@perya/api-client';
import { apiQuery, useApi, useApiQuery } from '@perya/api-client/react';
import { framableAddress } from '@perya/site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useChatT } from './locales';

/** Specification §9. */
const CHAT_HEADER_COLOUR = '#262743';
/** The ticket in an address is valid for a minute: unused addresses are dropped before that. */
const FRESH_MS = 45_000;

/** The title, and so the address, depends on the language. */
const requestFor = (title: string) => ({ title, headerColour: CHAT_HEADER_COLOUR });

/** Prefetches the room's address, so that the window opens immediately. */
export function usePrefetchChatAddress(isWanted: boolean): void {
  const title = useChatT()('chatPanel.title');
  const client = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const query = apiQuery(client, getChatUrl, requestFor(title));
    void queries.prefetchQuery({ ...query, staleTime: FRESH_MS, gcTime: FRESH_MS });
  }, [isWanted, title, client, queries]);
}

/** The address for the frame; `refetch` requests a new one when its ticket has been used. */
export function useChatAddress() {
  const title = useChatT()('chatPanel.title');
  const query = useApiQuery(getChatUrl, requestFor(title), {
    // Never refetched automatically: that would reopen the room.
    staleTime: Infinity,
    gcTime: 0,
  });
  return { ...query, address: query.data && framableAddress(query.data.address, location.origin) };
}
