import type { InboxMessage } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, DateTimeText, IconButton } from '@perya/ui-kit';
import { ServerHtml } from '@perya/ui-kit/notice-list';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import { useRewardsT } from '../locales';
import styles from './MessageItem.module.css';

export interface MessageItemProps {
  message: InboxMessage;
  onOpen(): void;
  onDelete(): void;
}

/** A message, which opens when its title is pressed. */
export function MessageItem({ message, onOpen, onDelete }: MessageItemProps) {
  const t = useRewardsT();
  const { stamp } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const { title, html, sentAt, isRead } = message;
  const toggle = () => {
    if (!isOpen) onOpen();
    setIsOpen(!isOpen);
  };
  return (
    <li className={styles['message']} data-unread={!isRead || undefined}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={toggle}
        >
          <ChevronDown className={styles['arrow']} aria-hidden />
          <span className={styles['line']}>
            <span className={styles['words']}>
              <span className={styles['title']}>{title}</span>
              <DateTimeText instant={sentAt} text={stamp(sentAt)} tone="muted" />
            </span>
            {!isRead && <Badge tone="coral">{t('messages.unread')}</Badge>}
          </span>
        </button>
        <IconButton label={t('messages.delete', { title })} icon={<Trash2 />} onClick={onDelete} />
      </div>
      {isOpen && (
        <div id={contentId} className={styles['content']}>
          <ServerHtml html={html} />
        </div>
      )}
    </li>
  );
}
