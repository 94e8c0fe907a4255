import { useFormat } from '@perya/i18n';
import { Countdown } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useCountdownClock } from '../clock/RenderTime';
import { useRegionalT } from './locales';
import styles from './ProvinceCard.module.css';
import type { Province } from '../queries/provinces';

export interface ProvinceCardProps {
  province: Province;
  isCurrent: boolean;
  /** Server time, milliseconds. */
  now: number;
  href: string;
}

/** A province: when today's draw closes, that it's over, or when the next one is. */
export function ProvinceCard({ province, isCurrent, now, href }: ProvinceCardProps) {
  return (
    <Link
      className={styles['card']}
      to={href}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      <strong className={styles['name']}>{province.lottery.name}</strong>
      <Standing province={province} now={now} />
    </Link>
  );
}

function Standing({ province: { today, next }, now }: { province: Province; now: number }) {
  const t = useRegionalT();
  const { date, time } = useFormat();
  const clock = useCountdownClock();
  if (today === null) {
    return (
      <span className={styles['when']}>{t('provinces.next', { day: date(next.drawAt) })}</span>
    );
  }
  if (today.drawAt <= now) {
    return (
      <span className={styles['when']}>{t('provinces.drawn', { time: time(today.drawAt) })}</span>
    );
  }
  return (
    <>
      <span className={styles['when']}>{t('provinces.drawsAt', { time: time(today.drawAt) })}</span>
      <span className={styles['left']}>
        {today.locksAt > now && t('provinces.closes')}
        <Countdown
          className={styles['countdown']}
          until={today.locksAt}
          now={clock}
          endedText={t('provinces.closed')}
        />
      </span>
    </>
  );
}
