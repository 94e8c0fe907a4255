import type { SaleDraw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';

import { useT } from '../locales';
import styles from './SlipPanel.module.css';

export interface LockedNoticeProps {
  /** Number of the closed draw. */
  closed: string;
  /** The draw on sale. */
  next: SaleDraw | null;
  /** Number of lines on the slip. */
  count: number;
  onMove(): void;
}

/** Shown when the slip's draw has closed: nothing was sent. Offers to move the slip to the next draw. */
export function LockedNotice({ closed, next, count, onMove }: LockedNoticeProps) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <div className={styles['note']} data-tone="gold" role="status">
      <p className={styles['noteTitle']}>{t('locked.title', { draw: closed })}</p>
      <p>{t('locked.body', { count })}</p>
      {next !== null && (
        <div className={styles['noteActions']}>
          <Button size="small" onClick={onMove}>
            {t('locked.move', { draw: next.number, time: dateTime(next.drawsAt) })}
          </Button>
        </div>
      )}
    </div>
  );
}
