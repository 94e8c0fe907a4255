import { onSessionEvent } from '@perya/session';
import { create } from 'zustand';

interface ChatState {
  isOpen: boolean;
  isLarge: boolean;
}

const CLOSED: ChatState = { isOpen: false, isLarge: false };

const store = create<ChatState>(() => CLOSED);

/**
 * Decides whether the visitor may chat, and then calls `open`: asks guests to sign in, and shows a message to
 * trial accounts.
 */
export type ChatGate = (open: () => void) => void;

/**
 * Opens the chat window if the gate allows it.
 *
 * @example
 * ```tsx
 * import { requireTrueAccount } from '@perya/session';
 * import { ChatWindow, openChat } from '@perya/support';
 *
 * const chat = (
 *   <>
 *     <button type="button" onClick={() => openChat((open) => requireTrueAccount(open))}>Chat</button>
 *     <ChatWindow />
 *   </>
 * );
 * ```
 */
export function openChat(gate: ChatGate): void {
  gate(() => store.setState({ isOpen: true }));
}

/** Closes the chat window. The room is kept. */
export function closeChat(): void {
  store.setState({ isOpen: false });
}

export function toggleChatSize(): void {
  store.setState(({ isLarge }) => ({ isLarge: !isLarge }));
}

/** The state of the window: open or closed, small or large. */
export function useChatState(): ChatState {
  return store();
}

/** Closes the chat on sign-out, so that the next member starts with a closed one. */
export function closeChatOnSignOut(): () => void {
  return onSessionEvent(({ type }) => {
    if (type === 'signed-out') store.setState(CLOSED);
  });
}
