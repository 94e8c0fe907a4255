import type { Notice } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { DateTimeText } from '@perya/ui-kit';
import { ServerHtml } from '@perya/ui-kit/notice-list';
import { useId } from 'react';

import { useInternalLinks } from './internalLinks';
import styles from './NoticeArticle.module.css';

export interface NoticeArticleProps {
  notice: Notice;
  /** Shown before the date, such as its kind. */
  kind?: string | undefined;
  /** Called when a link to a page of the site is followed, to close the container. */
  onLeave(): void;
}

/** One announcement: its title, its date, and the operator's sanitized HTML. */
export function NoticeArticle({ notice, kind, onLeave }: NoticeArticleProps) {
  const format = useFormat();
  const titleId = useId();
  const followInside = useInternalLinks(onLeave);
  return (
    // The links inside are the controls; the handler only keeps navigation within the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      className={styles['article']}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClick={followInside}
    >
      <h3 id={titleId} className={styles['title']}>
        {notice.title}
      </h3>
      <p className={styles['line']}>
        {kind !== undefined && <span className={styles['kind']}>{kind}</span>}
        <DateTimeText
          instant={notice.publishedAt}
          text={format.stamp(notice.publishedAt)}
          tone="muted"
        />
      </p>
      <ServerHtml html={notice.html} className={styles['text']} />
    </article>
  );
}
