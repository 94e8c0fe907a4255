import { useFormat } from '@perya/i18n';
import styles from './ChatHeader.module.css';
import type { ChatState } from './chatSession';
import { useChatT } from './texts';

export interface ChatHeaderProps {
  chat: ChatState;
  /** Null in a frame, where the site's window shows it. */
  title: string | null;
  /** `#rrggbb`, as the address asks for; null for the page's own. */
  headerColour: string | null;
}

/** Who is in the room, and by which name the player speaks. */
export function ChatHeader({ chat, title, headerColour }: ChatHeaderProps) {
  const { room, connection } = chat;
  const t = useChatT();
  const format = useFormat();
  const presence =
    connection !== 'open'
      ? t('connecting')
      : room.kind === 'desk'
        ? t('desk')
        : t('online', { count: format.number(Math.max(1, room.online)) });
  return (
    <header
      className={styles['header']}
      // The address chooses a dark colour for both themes, so the text on it is the dark theme's.
      data-theme="dark"
      style={headerColour === null ? undefined : { backgroundColor: headerColour }}
    >
      {title !== null && <h1>{title}</h1>}
      <p className={styles['facts']}>
        <span className={styles['presence']} data-state={connection}>
          {presence}
        </span>
        <span className={styles['name']}>
          {room.name !== '' && t('youAre', { name: room.name })}
        </span>
      </p>
    </header>
  );
}
