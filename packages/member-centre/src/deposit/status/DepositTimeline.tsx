import type { DepositStep } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useId } from 'react';

import { useDepositT } from '../locales';
import styles from './DepositStatus.module.css';

/** Every state of a deposit, with its time and reason. */
export function DepositTimeline({ steps }: { steps: readonly DepositStep[] }) {
  const t = useDepositT();
  const format = useFormat();
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h3 id={id}>{t('status.timeline')}</h3>
      <ol className={styles['steps']}>
        {steps.map(({ state, at, reason, note }) => (
          <li key={`${state}-${at}`} className={styles['step']}>
            <span className={styles['mark']} aria-hidden />
            <div>
              <p className={styles['stepState']}>{t(`state.${state}`)}</p>
              <p>{t(`reason.${reason}`)}</p>
              {note !== '' && <p>{t('status.note', { note })}</p>}
              <p className={styles['stepTime']}>
                <time dateTime={new Date(at).toISOString()}>{format.stamp(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
