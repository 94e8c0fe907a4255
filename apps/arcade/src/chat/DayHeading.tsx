import { useFormat, useLanguage } from '@perya/i18n';
import styles from './MessageList.module.css';

const DAY_MS = 86_400_000;

export interface DayHeadingProps {
  /** `2026-11-21`, in the time zone of the room. */
  day: string;
  /** A time on that day, in milliseconds since 1970. */
  at: number;
  today: string;
}

/** Heading of a day: "today", "yesterday", or the date. */
export function DayHeading({ day, at, today }: DayHeadingProps) {
  const { bcp47 } = useLanguage();
  const { date } = useFormat();
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return (
    <li className={styles['day']}>
      <span>
        {daysAgo <= 1
          ? new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' }).format(-daysAgo, 'day')
          : date(at)}
      </span>
    </li>
  );
}
