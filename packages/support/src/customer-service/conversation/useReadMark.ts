import { readServiceConversation, type ServiceConversation } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { ConversationPlace } from './useConversation';

/** An answer counts as read after being visible for this long. */
const READ_MS = 600;

interface ReadMarkOptions {
  place: ConversationPlace;
  conversation: ServiceConversation;
  /** The end of the transcript is visible. */
  isAtEnd: boolean;
  onRead(upTo: number): void;
}

/**
 * Marks answers as read while they are visible: the platform then doesn't send them to the inbox.
 *
 * @returns the id after which answers were unread when the reader came, for the divider
 */
export function useReadMark({ place, conversation, isAtEnd, onRead }: ReadMarkOptions): number {
  const client = useApi();
  const { messages, readId } = conversation;
  const isVisible = useSyncExternalStore(subscribeVisibility, isPageVisible, () => true);
  const [unreadAfter, setUnreadAfter] = useState(readId);
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible !== wasVisible) {
    setWasVisible(isVisible);
    if (isVisible) setUnreadAfter(readId);
  }
  const newestAnswer = messages.findLast(({ author }) => author === 'desk')?.id ?? 0;
  const isUnread = newestAnswer > readId;
  const markRead = useEffectEvent((upTo: number) => {
    // If it fails, the answer also comes to the inbox.
    client.call(readServiceConversation, { ...place, upTo }).then(
      () => onRead(upTo),
      () => {},
    );
  });
  useEffect(() => {
    if (!isUnread || !isVisible || !isAtEnd) return;
    const timer = setTimeout(() => markRead(newestAnswer), READ_MS);
    return () => clearTimeout(timer);
  }, [isUnread, isVisible, isAtEnd, newestAnswer]);
  return unreadAfter;
}

const isPageVisible = (): boolean => !document.hidden;

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
