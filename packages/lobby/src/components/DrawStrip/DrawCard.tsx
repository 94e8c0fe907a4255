import type { ComingDraw, LatestDraw } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Countdown, digitsAfterDays } from '@perya/ui-kit';
import { useFiltersT } from '../../filters/locales';
import { DrawLink } from './DrawLink';
import styles from './DrawStrip.module.css';

export interface DrawCardProps {
  draw: ComingDraw;
  /** Called when bets close: the lottery then has another next draw. */
  onClosed(): void;
}

/** A lottery with its next draw: the jackpot, the last result, and the time left to bet. */
export function DrawCard({ draw, onClosed }: DrawCardProps) {
  const t = useFiltersT();
  const format = useFormat();
  const { serverNow } = useApi();
  const { lotteryName, drawsAt, locksAt, jackpot, latest } = draw;
  return (
    <DrawLink className={styles['draw']} draw={draw}>
      <strong className={styles['name']}>{lotteryName}</strong>
      <span className={styles['when']}>{t('draws.at', { at: format.dateTime(drawsAt) })}</span>
      {jackpot && (
        <span className={styles['jackpot']}>
          {t('draws.jackpot')}{' '}
          <b data-numeric="">{format.money(jackpot.minor, jackpot.currency)}</b>
        </span>
      )}
      {latest && <Latest latest={latest} />}
      <span className={styles['left']}>
        {t('draws.closes')}
        <Countdown
          className={styles['countdown']}
          until={locksAt}
          now={serverNow}
          format={digitsAfterDays((days) =>
            format.number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
          )}
          endedText={t('draws.closed')}
          onEnd={onClosed}
        />
      </span>
    </DrawLink>
  );
}

/** The highest prize of the last draw; its page has all prizes. */
function Latest({ latest: { number, tiers } }: { latest: LatestDraw }) {
  const t = useFiltersT();
  const [first] = tiers;
  if (first === undefined || first.numbers.length === 0) return null;
  return (
    <span className={styles['latest']}>
      {t('draws.latest', { number })} <b>{first.numbers.join(' ')}</b>
    </span>
  );
}
