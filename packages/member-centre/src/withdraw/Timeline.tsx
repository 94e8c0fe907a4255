import type { WithdrawalStep } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { DateTimeText, Timeline as Steps, TimelineStep } from '@perya/ui-kit';

import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';
import { STATE_TONES } from './withdrawalStates';

/** Every state of a withdrawal, with its time, actor and reason. */
export function Timeline({ steps }: { steps: readonly WithdrawalStep[] }) {
  const t = useWithdrawT();
  const format = useFormat();
  return (
    <Steps label={t('timeline.title')}>
      {steps.map(({ state, by, reason, at }, index) => (
        // Steps are only appended, so their index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <TimelineStep key={index} tone={STATE_TONES[state]}>
          <p className={styles['step']}>{t(`state.${state}`)}</p>
          <p className={styles['hint']}>
            <DateTimeText instant={at} text={format.stamp(at)} tone="muted" /> · {t(`by.${by}`)}
          </p>
          {reason !== null && <p className={styles['reason']}>{reason}</p>}
          {state === 'forcedReceived' && <p className={styles['hint']}>{t('timeline.forced')}</p>}
        </TimelineStep>
      ))}
    </Steps>
  );
}
