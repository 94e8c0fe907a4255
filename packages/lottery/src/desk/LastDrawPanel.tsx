import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { Skeleton, Spinner } from '@perya/ui-kit';

import { useT } from '../locales';
import { DrawNumbersShort } from '../results/components/DrawNumbersShort/DrawNumbersShort';
import type { LastDraw } from './useLastDraw';
import styles from './LastDrawPanel.module.css';

export interface LastDrawPanelProps {
  lottery: Lottery;
  last: LastDraw;
}

/** The height of most results, in pixels, so that the board doesn't move when they arrive. */
const PENDING_HEIGHT = 94;

/** The last result. While the next one is due, a message is shown until its numbers arrive and animate in. */
export function LastDrawPanel({ lottery, last }: LastDrawPanelProps) {
  const { draw, isPending, awaited, isFresh } = last;
  const t = useT();
  const { dateTime } = useFormat();
  if (isPending) return <Skeleton shape="block" height={PENDING_HEIGHT} />;
  if (draw === null && awaited === null) return null;
  return (
    <section className={styles['panel']} aria-label={t('last.title')} aria-live="polite">
      {awaited !== null && (
        <p className={styles['awaited']}>
          <Spinner size="small" label={t('last.drawing', { draw: awaited })} />
          <span aria-hidden="true">{t('last.drawing', { draw: awaited })}</span>
        </p>
      )}
      {draw !== null && (
        <>
          <p className={styles['head']}>
            <span>{t('last.draw', { draw: draw.number })}</span>
            <span className={styles['when']}>{dateTime(draw.drawnAt)}</span>
          </p>
          {draw.state === 'void' ? (
            <p className={styles['void']}>{t('last.void')}</p>
          ) : (
            <DrawNumbersShort key={draw.number} lottery={lottery} draw={draw} isFresh={isFresh} />
          )}
        </>
      )}
    </section>
  );
}
