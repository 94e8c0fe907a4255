import { getChatMessageCount, getUnreadCount, type ApiClient } from '@perya/api-client';
import { apiQueryKey, useApi, useApiQuery } from '@perya/api-client/react';
import { useMember, useSessionToken } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { MoneyNews } from './moneyNews';
import { listenToPush } from './push';

/** Polling interval without a push connection. */
const POLL_MS = 60_000;

interface Ear {
  token: string;
  users: number;
  stop: () => void;
}

let ear: Ear | null = null;
let isLive = false;
const listeners = new Set<() => void>();

function setLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  for (const listener of listeners) listener();
}

/** One connection for all listeners of this session; closed when the last one leaves. */
function listen(token: string, client: ApiClient, queries: QueryClient): () => void {
  if (ear?.token !== token) {
    ear?.stop();
    const stop = listenToPush({
      client,
      onLive: (next) => {
        // Changes before the connection was open, or while it was lost, weren't pushed.
        if (next) {
          void hear(queries, { type: 'balance' });
          void hear(queries, { type: 'service' });
        }
        setLive(next);
      },
      onMessage: (message) => {
        if (message.type === 'unread') {
          queries.setQueryData(apiQueryKey(getUnreadCount, {}), message.messages);
          queries.setQueryData(apiQueryKey(getChatMessageCount, {}), message.chat);
        } else {
          void hear(queries, message);
        }
      },
    });
    ear = { token, users: 0, stop };
  }
  const mine = ear;
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.stop();
    if (ear === mine) ear = null;
  };
}

/** True while changes are pushed: to the unread counts, and to everything else that `hear` refetches. */
export function usePush(): boolean {
  const client = useApi();
  const queries = useQueryClient();
  const token = useSessionToken();
  useEffect(
    () => (token === null ? undefined : listen(token, client, queries)),
    [token, client, queries],
  );
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLive,
    () => false,
  );
}

/**
 * The member's number of unread messages, live; 0 for guests and until known. Updated by push, and polled
 * each minute without it.
 */
export function useUnreadMessages(): number {
  const isPushed = usePush();
  const token = useSessionToken();
  const { data = 0 } = useApiQuery(
    getUnreadCount,
    {},
    { enabled: token !== null, refetchInterval: isPushed ? false : POLL_MS },
  );
  return token === null ? 0 : data;
}

/** The number of unread chat messages; 0 if this account has no chat. */
export function useUnreadChat(): number {
  const isPushed = usePush();
  const hasChat = useHasChat();
  const { data = 0 } = useApiQuery(
    getChatMessageCount,
    {},
    { enabled: hasChat, refetchInterval: isPushed ? false : POLL_MS },
  );
  return hasChat ? data : 0;
}

/** Whether chat is available: for signed-in members of brands that enable it (CBS3). */
export function useHasChat(): boolean {
  const isOn = useSwitch('chat');
  const token = useSessionToken();
  const member = useMember();
  return isOn && token !== null && member !== null && member.accountType !== 'trial';
}

/** Loaded on demand: it refers to many calls, none of which is part of a first view. */
async function hear(queries: QueryClient, news: MoneyNews): Promise<void> {
  const { refetchAfterMoneyNews } = await import('./moneyNews');
  refetchAfterMoneyNews(queries, news);
}
