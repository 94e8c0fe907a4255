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

/** The events of a redemption, oldest first, with time and remark. */
export function RedemptionTimeline({ events }: { events: readonly RedemptionEvent[] }) {
  const t = useT();
  const { stamp } = useFormat();
  return (
    <Timeline label={t('redemptions.timeline')}>
      {events.map(({ step, at, note }, index) => (
        // Events are only appended, so each keeps its index.
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
