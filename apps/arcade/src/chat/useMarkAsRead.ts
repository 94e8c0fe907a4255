import { useEffect, useSyncExternalStore } from 'react';
import type { ChatActions, ChatState } from './chatSession';

/** A message counts as read after being visible for this long. */
const READ_MS = 600;

export interface ReadMarkOptions {
  chat: ChatState;
  isAtEnd: boolean;
  markRead: ChatActions['markRead'];
}

/** Marks the newest message as read while the page is visible and scrolled to its end. */
export function useMarkAsRead({ chat, isAtEnd, markRead }: ReadMarkOptions): void {
  const { room, connection, isShown } = chat;
  const isVisible = useSyncExternalStore(subscribeVisibility, isPageVisible);
  const newestId = room.lines.at(-1)?.id;
  const isSeen = isShown && isVisible && isAtEnd && connection === 'open';
  useEffect(() => {
    if (!isSeen || newestId === undefined) return;
    const timer = setTimeout(() => markRead(newestId), READ_MS);
    return () => clearTimeout(timer);
  }, [isSeen, newestId, markRead]);
}

const isPageVisible = (): boolean => !document.hidden;

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
