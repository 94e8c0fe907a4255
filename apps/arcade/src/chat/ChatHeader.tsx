import { useFormat } from '@perya/i18n';
import styles from './ChatHeader.module.css';
import type { ChatState } from './chatSession';
import { useChatT } from './texts';

export interface ChatHeaderProps {
  chat: ChatState;
  /** Null in a frame, whose window on the site shows the title. */
  title: string | null;
  /** `#rrggbb` from the URL; null for the default. */
  headerColour: string | null;
}

/** Who is in the room, and the player's name in it. */
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
      // The URL sets a dark color in both themes, so the text uses the dark theme.
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
