import { createTabCache, getMember } from '@perya/session';

import type { ConversationPlace } from './useConversation';

/** The unsent message of a conversation. */
export interface MessageDraft {
  /** Empty if there is none. */
  read(): string;
  keep(typed: string): void;
}

/**
 * The unsent message of a conversation, kept in this tab for its writer: it survives a reload, until it's sent or
 * the member signs out.
 */
export function messageDraft({ channel, guestKey }: ConversationPlace): MessageDraft {
  const writer = guestKey === undefined ? `member:${getMember()?.account ?? ''}` : 'guest';
  const cache = createTabCache<string>(`serviceDraft:${channel}:${writer}`, (stored) =>
    typeof stored === 'string' ? stored : null,
  );
  return {
    read: () => cache.get() ?? '',
    keep: (typed) => (typed === '' ? cache.clear() : cache.set(typed)),
  };
}
