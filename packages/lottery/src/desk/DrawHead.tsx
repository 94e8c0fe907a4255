import type { LotteryOffer, SaleDraw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Countdown, digitsAfterDays, LanternGlow } from '@perya/ui-kit';

import { useCountdownClock } from '../clock/RenderTime';
import { useT } from '../locales';
import styles from './DrawHead.module.css';

export interface DrawHeadProps {
  offer: LotteryOffer;
  /** The draw on sale; null if there is none. */
  draw: SaleDraw | null;
}

/** The draw on sale: number, time, countdown to its lock, and jackpot. */
export function DrawHead({ offer, draw }: DrawHeadProps) {
  const t = useT();
  const clock = useCountdownClock();
  const { money, dateTime, number } = useFormat();
  const { jackpot } = offer;
  return (
    <div className={styles['head']}>
      {jackpot !== null && (
        <div className={styles['jackpot']}>
          <LanternGlow tone="gold" placement="start" />
          <span className={styles['label']}>{t('desk.jackpot')}</span>
          <strong data-numeric>{money(jackpot.minor, jackpot.currency)}</strong>
        </div>
      )}
      {draw === null || !offer.isOpen ? (
        <p className={styles['closed']}>{t('obstacle.closed')}</p>
      ) : (
        <>
          <p className={styles['draw']}>
            <span className={styles['label']}>{t('desk.draw')}</span>
            <strong data-numeric>{draw.number}</strong>
            <span className={styles['label']}>
              {t('desk.drawnAt', { time: dateTime(draw.drawsAt) })}
            </span>
          </p>
          <p className={styles['lock']}>
            <span className={styles['label']}>{t('desk.locksIn')}</span>
            <strong className={styles['countdown']}>
              <Countdown
                until={draw.locksAt}
                now={clock}
                format={digitsAfterDays((days) =>
                  number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
                )}
                endedText={t('desk.locked')}
                announce={({ totalSeconds }) => t('desk.secondsLeft', { count: totalSeconds })}
              />
            </strong>
          </p>
        </>
      )}
    </div>
  );
}
