import { useSyncExternalStore } from 'react';
import type { ChatSession, ChatState } from './chatSession';

/** The room as it is now. */
export const useChatRoom = (session: ChatSession): ChatState =>
  useSyncExternalStore(session.subscribe, session.getState);
