import type { ChatLine } from '@perya/api-client';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MessageProps } from './Message';
import styles from './MessageMenu.module.css';
import { useChatT } from './texts';

export interface MessageMenuProps extends Pick<MessageProps, 'isReported' | 'actions'> {
  line: ChatLine;
}

/** Menu with actions for another player's message. */
export function MessageMenu({ line, isReported, actions }: MessageMenuProps) {
  const { id, author } = line;
  const t = useChatT();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'above' | 'below'>('above');

  const place = () => {
    const log = details.current?.closest('[role="log"]');
    if (!details.current?.open || !log || !summary.current || !menu.current) return;
    const room = summary.current.getBoundingClientRect().top - log.getBoundingClientRect().top;
    setSide(room < menu.current.offsetHeight ? 'below' : 'above');
  };
  const report = () => {
    actions.report(id);
    // The button is replaced by text.
    summary.current?.focus();
  };
  const hide = (hidden: string) => {
    // The message is removed together with its menu.
    details.current?.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    actions.hideAuthor(hidden);
  };

  return (
    // A shared name, so that opening one closes the others.
    <details ref={details} className={styles['more']} name="message-menu" onToggle={place}>
      <summary ref={summary} aria-label={t('more')}>
        <Ellipsis aria-hidden="true" />
      </summary>
      <div ref={menu} className={styles['menu']} data-side={side}>
        {isReported ? (
          <p role="status">{t('reported')}</p>
        ) : (
          <button type="button" onClick={report}>
            {t('report')}
          </button>
        )}
        {author !== null && (
          <button type="button" onClick={() => hide(author)}>
            {t('hide')}
          </button>
        )}
      </div>
    </details>
  );
}
