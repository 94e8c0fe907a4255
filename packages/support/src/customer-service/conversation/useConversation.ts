import {
  getServiceConversation,
  type ServiceChannelName,
  type ServiceConversation,
} from '@perya/api-client';
import { apiQueryKey, useApi, useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { usePush } from '../../messages/unread';
import { guestKey } from './guestKey';
import { mergeConversation } from './mergeConversation';

/** With push, only the desk's hours change unannounced; without it, answers have to be asked for. */
const PUSHED_POLL_MS = 60_000;
const POLL_MS = 8_000;

/** Who writes, and on which channel: the input of every call of a conversation. */
export interface ConversationPlace {
  channel: ServiceChannelName;
  guestKey?: string;
}

/** The place of the visitor's conversation on a channel. Only in the browser. */
export function useConversationPlace(channel: ServiceChannelName): ConversationPlace {
  // While an ended session is renewed, the member's conversation stays.
  const isSignedIn = useIsSignedIn();
  return useMemo(
    () => (isSignedIn ? { channel } : { channel, guestKey: guestKey() }),
    [isSignedIn, channel],
  );
}

/** A conversation, live: by push for members, and otherwise by asking while the page is visible. */
export function useConversation(place: ConversationPlace) {
  const client = useApi();
  const queries = useQueryClient();
  const isPushed = usePush();
  const query = useApiQuery(getServiceConversation, place, {
    staleTime: 0,
    refetchInterval: isPushed ? PUSHED_POLL_MS : POLL_MS,
    structuralSharing: (known, page) =>
      mergeConversation(known as ServiceConversation | undefined, page as ServiceConversation),
  });
  const update = (change: (known: ServiceConversation) => ServiceConversation) =>
    queries.setQueryData<ServiceConversation>(
      apiQueryKey(getServiceConversation, place),
      (known) => known && change(known),
    );
  const older = useMutation({
    mutationFn: (before: number) => client.call(getServiceConversation, { ...place, before }),
    onSuccess: (page) => update((known) => mergeConversation(known, page)),
  });
  return { query, update, older };
}
