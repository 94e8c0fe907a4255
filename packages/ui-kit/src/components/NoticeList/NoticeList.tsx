import { ChevronDown } from 'lucide-react';

import { DateTimeText } from '../DateTimeText/DateTimeText';
import { ServerHtml } from '../ServerHtml/ServerHtml';
import styles from './NoticeList.module.css';

/** An announcement in a {@link NoticeList}. */
export interface NoticeItem {
  id: string;
  title: string;
  /** HTML from the operator; sanitized before it is rendered. */
  html: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** The formatted instant: "2026-11-21 08:30:00". */
  dateText: string;
}

/** Props of {@link NoticeList}. */
export interface NoticeListProps {
  notices: readonly NoticeItem[];
  /** Accessible name of the list. */
  label: string;
  /** The notice that is open initially. */
  openId?: string | undefined;
}

/**
 * Announcements, newest first. One is open at a time. Works without scripts, except for the sanitized text.
 */
export function NoticeList({ notices, label, openId }: NoticeListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {notices.map(({ id, title, html, publishedAt, dateText }) => (
        <li key={id}>
          <details className={styles['notice']} name={label} open={id === openId}>
            <summary className={styles['summary']}>
              <span className={styles['words']}>
                <span className={styles['title']}>{title}</span>
                <DateTimeText
                  instant={publishedAt}
                  text={dateText}
                  tone="muted"
                  className={styles['date']}
                />
              </span>
              <ChevronDown className={styles['arrow']} aria-hidden="true" />
            </summary>
            <ServerHtml html={html} className={styles['content']} />
          </details>
        </li>
      ))}
    </ul>
  );
}
