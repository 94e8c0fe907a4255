import type { RedemptionEvent, RedemptionStep } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { DateTimeText } from '@perya/ui-kit';

import { useT } from '../locales';
import styles from './redemptions.module.css';

type Tone = 'muted' | 'teal' | 'gold' | 'success' | 'danger';

const TONES: Readonly<Record<RedemptionStep, Tone>> = {
  requested: 'teal',
  noted: 'muted',
  shipped: 'teal',
  approved: 'success',
  rejected: 'danger',
  'points-returned': 'gold',
  credited: 'gold',
  granted: 'gold',
  revealed: 'muted',
};

/** Every step of a redemption, oldest first, with its time and what was said. */
export function RedemptionTimeline({ events }: { events: readonly RedemptionEvent[] }) {
  const t = useT();
  const { stamp } = useFormat();
  return (
    <ol className={styles['timeline']} aria-label={t('redemptions.timeline')}>
      {events.map(({ step, at, note }, index) => (
        // Steps are only added: each keeps its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-tone={TONES[step]}>
          <p className={styles['step']}>{t(`redeemStep.${step}`)}</p>
          <p className={styles['hint']}>
            <DateTimeText instant={at} text={stamp(at)} tone="muted" />
          </p>
          {note !== null && <p className={styles['said']}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
