import type { CheckInDay } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePrizeText } from '@perya/page-kit';
import { VisuallyHidden } from '@perya/ui-kit';
import { Check, CircleDot, Lamp } from 'lucide-react';
import type { ReactElement } from 'react';

import { useActivitiesT } from '../locales';
import styles from './CheckInDays.module.css';

const ICONS: Readonly<Record<CheckInDay['state'], ReactElement>> = {
  done: <Check />,
  today: <CircleDot />,
  coming: <Lamp />,
};

export interface CheckInDaysProps {
  days: readonly CheckInDay[];
}

/** The days of a streak as lanterns: done, due today, upcoming. */
export function CheckInDays({ days }: CheckInDaysProps) {
  const t = useActivitiesT();
  const { number } = useFormat();
  const prizeText = usePrizeText();
  return (
    <ol className={styles['days']} aria-label={t('checkIn.days')}>
      {days.map(({ day, points, state }) => (
        <li key={day} className={styles['day']} data-state={state}>
          <span className={styles['name']}>{t('checkIn.day', { day: number(day) })}</span>
          <span className={styles['lantern']} aria-hidden>
            {ICONS[state]}
          </span>
          <span className={styles['points']}>{prizeText({ points }) ?? number(points)}</span>
          <VisuallyHidden>{t(`checkInState.${state}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
