import { IconButton } from '@perya/ui-kit';
import { Maximize2, MessagesSquare, Minimize2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useHasChat } from '../messages/unread';
import { ChatFrame } from './ChatFrame';
import { closeChat, closeChatOnSignOut, toggleChatSize, useChatState } from './chatStore';
import styles from './ChatWindow.module.css';
import { useChatT } from './locales';
import { usePrefetchChatAddress } from './useChatAddress';

/**
 * The chat window: beside the rail, small or large; full screen on a phone. Mount it once per site;
 * `openChat` opens it. It stays connected to the room while closed, until the member signs out.
 */
export function ChatWindow() {
  const { isOpen } = useChatState();
  const hasChat = useHasChat();
  const [wasOpen, setWasOpen] = useState(false);
  const isMounted = hasChat && (isOpen || wasOpen);
  if (isMounted !== wasOpen) setWasOpen(isMounted);
  useEffect(closeChatOnSignOut, []);
  usePrefetchChatAddress(hasChat);
  return isMounted ? <OpenedWindow isOpen={isOpen} /> : null;
}

function OpenedWindow({ isOpen }: { isOpen: boolean }) {
  const t = useChatT();
  const { isLarge } = useChatState();
  const section = useFocusWhile(isOpen);
  return (
    <section
      ref={section}
      className={styles['window']}
      role="dialog"
      aria-label={t('chatPanel.title')}
      tabIndex={-1}
      hidden={!isOpen}
      data-size={isLarge ? 'large' : 'small'}
    >
      <header className={styles['header']}>
        <MessagesSquare className={styles['sign']} aria-hidden />
        <h2 className={styles['title']}>{t('chatPanel.title')}</h2>
        <IconButton
          className={styles['size']}
          label={t(isLarge ? 'chatWindow.smaller' : 'chatWindow.larger')}
          icon={isLarge ? <Minimize2 /> : <Maximize2 />}
          onClick={toggleChatSize}
        />
        <IconButton label={t('chatWindow.close')} icon={<X />} onClick={closeChat} />
      </header>
      <div className={styles['room']}>
        <ChatFrame isShown={isOpen} />
      </div>
    </section>
  );
}

/** Moves the focus into the window when it opens, and back when it closes; Esc closes it. */
function useFocusWhile(isOpen: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const node = ref.current;
    node?.focus({ preventScroll: true });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeChat();
    };
    node?.addEventListener('keydown', closeOnEscape);
    return () => {
      node?.removeEventListener('keydown', closeOnEscape);
      // Not if the member has focused something else in the meantime.
      const isInside =
        node?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return ref;
}
