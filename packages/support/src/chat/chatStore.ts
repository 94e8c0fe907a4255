import { onSessionEvent } from '@perya/session';
import { create } from 'zustand';

interface ChatState {
  isOpen: boolean;
  isLarge: boolean;
}

const CLOSED: ChatState = { isOpen: false, isLarge: false };

const store = create<ChatState>(() => CLOSED);

/** Decides whether the visitor may chat and runs the opening then: asks a guest to sign in, tells a trial account. */
export type ChatGate = (open: () => void) => void;

/** Somebody wants to chat: opens the window once the gate lets him. */
export function openChat(gate: ChatGate): void {
  gate(() => store.setState({ isOpen: true }));
}

export function closeChat(): void {
  store.setState({ isOpen: false });
}

export function toggleChatSize(): void {
  store.setState(({ isLarge }) => ({ isLarge: !isLarge }));
}

/** Open or closed, large or small. */
export function useChatState(): ChatState {
  return store();
}

/** Whoever signs in next begins with a closed chat. */
export function followSession(): () => void {
  return onSessionEvent(({ type }) => {
    if (type === 'signed-out') store.setState(CLOSED);
  });
}
