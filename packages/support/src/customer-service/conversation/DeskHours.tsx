import type { ServiceDeskInfo } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Clock } from 'lucide-react';

import { useT } from '../locales';
import styles from './Conversation.module.css';

const DAY_MS = 86_400_000;

export interface DeskHoursProps {
  desk: ServiceDeskInfo;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether the desk is open, until or from when, and how long an answer takes. */
export function DeskHours({ desk, now }: DeskHoursProps) {
  const t = useT();
  const text = useHoursText(desk, now);
  return (
    <p className={styles['hours']} data-open={desk.isOpen || undefined}>
      <Clock aria-hidden />
      <span>
        {text}
        {desk.isOpen && <> {t('desk.answers', { count: desk.answerMinutes })}</>}
      </span>
    </p>
  );
}

function useHoursText({ isOpen, closesAt, opensAt }: ServiceDeskInfo, now: number): string {
  const t = useT();
  const format = useFormat();
  if (isOpen) {
    return closesAt === null
      ? t('desk.openAlways')
      : t('desk.openUntil', { time: format.time(closesAt) });
  }
  if (opensAt === null) return t('desk.closed');
  // Within a day, the time alone is unambiguous.
  const time = opensAt - now < DAY_MS ? format.time(opensAt) : format.dateTime(opensAt);
  return t('desk.closedUntil', { time });
}
