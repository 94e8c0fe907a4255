import type { ChatLine } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { VisuallyHidden } from '@perya/ui-kit';
import { memo, type CSSProperties } from 'react';
import type { ChatActions } from './chatSession';
import styles from './Message.module.css';
import { MessageMenu } from './MessageMenu';
import { useChatT } from './texts';

export interface MessageProps {
  line: ChatLine;
  /** Follows another message of the same author: the name isn't repeated. */
  isNext: boolean;
  isReported: boolean;
  actions: Pick<ChatActions, 'report' | 'hideAuthor'>;
}

/** One message. Memoized, because a room has hundreds and each new message rerenders the list. */
export const Message = memo(function Message({ line, isNext, isReported, actions }: MessageProps) {
  const t = useChatT();
  const { time } = useFormat();
  const { author, at, text } = line;
  const kind = line.isMine ? 'mine' : line.name === null ? 'house' : 'theirs';
  const name = line.isMine ? t('you') : (line.name ?? t('house'));
  return (
    <li
      className={styles['message']}
      data-message=""
      data-kind={kind}
      data-next={isNext || undefined}
      style={author === null ? undefined : hueStyle(author)}
    >
      <p className={styles['name']}>{isNext ? <VisuallyHidden>{name}</VisuallyHidden> : name}</p>
      <div className={styles['bubble']}>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        <time className={styles['time']} dateTime={new Date(at).toISOString()}>
          {time(at)}
        </time>
      </div>
      {kind === 'theirs' && <MessageMenu line={line} isReported={isReported} actions={actions} />}
    </li>
  );
});

/** A stable color per author: a hue from 0 to 359. */
function hueStyle(author: string): CSSProperties {
  let hue = 0;
  for (let at = 0; at < author.length; at += 1) hue = (hue * 31 + author.charCodeAt(at)) % 360;
  return { ['--author-hue' as string]: hue };
}
