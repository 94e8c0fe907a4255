import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Countdown, type TimeLeft } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useRefreshPromotions } from '../../queries/useRefreshPromotions';
import styles from './Participation.module.css';

const UNITS = ['day', 'hour', 'minute', 'second'] as const;
/** "3 days 4 hours": seconds don't matter when it is days away. */
const SHOWN_UNITS = 2;

/** Counts down to the start by the platform's clock, and refetches when it is reached. */
export function StartCountdown({ startsAt }: { startsAt: number }) {
  const t = useT();
  const format = useFormat();
  const client = useApi();
  const refresh = useRefreshPromotions();
  const inWords = (left: TimeLeft) => {
    const parts = UNITS.map((unit) => ({ unit, value: left[`${unit}s`] }));
    const first = parts.findIndex(({ value }) => value > 0);
    return parts
      .slice(first, first + SHOWN_UNITS)
      .map(({ unit, value }) => format.number(value, { style: 'unit', unit, unitDisplay: 'long' }))
      .join(' ');
  };
  return (
    <p className={styles['startsIn']}>
      <span className={styles['note']}>{t('part.startsIn')}</span>
      <span className={styles['amount']}>
        <Countdown
          until={startsAt}
          now={() => client.serverNow()}
          format={inWords}
          onEnd={() => void refresh()}
        />
      </span>
    </p>
  );
}
