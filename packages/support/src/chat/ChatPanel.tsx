import { CountBadge, VisuallyHidden } from '@perya/ui-kit';
import { MessagesSquare } from 'lucide-react';

import { useHasChat, useUnreadChat } from '../messages/unread';
import styles from './ChatPanel.module.css';
import { closeChat, openChat, useChatState, type ChatGate } from './chatStore';
import { useChatT } from './locales';

/** Props of {@link ChatPanel}. */
export interface ChatPanelProps {
  gate: ChatGate;
  /** In the mini rail: only the icon, with its count. */
  isMini?: boolean | undefined;
  /** Additional action on press, such as closing the surrounding drawer. */
  onPress?: (() => void) | undefined;
}

/**
 * The chat button in the rail or the drawer: shows the unread count, and opens and closes the window
 * (`ChatWindow`, mounted once in the shell). Renders nothing if this visitor has no chat.
 */
export function ChatPanel({ gate, isMini = false, onPress }: ChatPanelProps) {
  const t = useChatT();
  const hasChat = useHasChat();
  const unread = useUnreadChat();
  const { isOpen } = useChatState();
  if (!hasChat) return null;
  const press = () => {
    onPress?.();
    if (isOpen) closeChat();
    else openChat(gate);
  };
  return (
    <button
      type="button"
      className={styles['panel']}
      data-mini={isMini || undefined}
      aria-expanded={isOpen}
      title={isMini ? t('chatPanel.title') : undefined}
      onClick={press}
    >
      <span className={styles['icon']} aria-hidden>
        <MessagesSquare />
      </span>
      {isMini ? (
        <VisuallyHidden>{t('chatPanel.title')}</VisuallyHidden>
      ) : (
        <span className={styles['words']}>
          <strong>{t('chatPanel.title')}</strong>
          <span className={styles['invite']}>{t('chatPanel.invite')}</span>
        </span>
      )}
      <CountBadge
        className={styles['count']}
        count={isOpen ? 0 : unread}
        label={t('chatPanel.unread', { count: unread })}
      />
    </button>
  );
}
