import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { ArrowDown } from 'lucide-react';
import type { ChatState } from './chatSession';
import styles from './NewestButton.module.css';
import { useChatT } from './texts';

export interface NewestButtonProps {
  chat: ChatState;
  /** Newest message id when the player scrolled away: later messages are counted. */
  leftAt: number;
  onClick(): void;
}

/** Scrolls back to the end of the log, and shows the number of new messages. */
export function NewestButton({ chat, leftAt, onClick }: NewestButtonProps) {
  const t = useChatT();
  const { number } = useFormat();
  const { room, hiddenAuthors } = chat;
  const { length } = room.lines.filter(
    ({ id, isMine, author }) =>
      id > leftAt && !isMine && (author === null || !hiddenAuthors.has(author)),
  );
  return (
    <div className={styles['newest']}>
      <Button size="small" iconStart={<ArrowDown />} onClick={onClick}>
        {length === 0 ? t('newest') : t('newMessages', { count: number(length) })}
      </Button>
    </div>
  );
}
