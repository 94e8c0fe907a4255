import type { RedemptionEvent, RedemptionStep } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { type BadgeTone, DateTimeText, Timeline, TimelineStep } from '@perya/ui-kit';

import { useT } from '../locales';
import styles from './redemptions.module.css';

const TONES: Readonly<Record<RedemptionStep, BadgeTone>> = {
  requested: 'teal',
  noted: 'neutral',
  shipped: 'teal',
  approved: 'success',
  rejected: 'danger',
  'points-returned': 'gold',
  credited: 'gold',
  granted: 'gold',
  revealed: 'neutral',
};

/** Every step of a redemption, oldest first, with its time and what was said. */
export function RedemptionTimeline({ events }: { events: readonly RedemptionEvent[] }) {
  const t = useT();
  const { stamp } = useFormat();
  return (
    <Timeline label={t('redemptions.timeline')}>
      {events.map(({ step, at, note }, index) => (
        // Steps are only added: each keeps its place.
        // oxlint-disable-next-line react/no-array-index-key
        <TimelineStep key={index} tone={TONES[step]}>
          <p className={styles['step']}>{t(`redeemStep.${step}`)}</p>
          <p className={styles['hint']}>
            <DateTimeText instant={at} text={stamp(at)} tone="muted" />
          </p>
          {note !== null && <p className={styles['said']}>{note}</p>}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
