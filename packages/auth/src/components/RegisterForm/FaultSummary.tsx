import { CircleAlert } from 'lucide-react';

import { useT } from '../../locales';
import type { FormFaults } from '../../register/formFaults';
import styles from './RegisterForm.module.css';

export interface FaultSummaryProps {
  faults: FormFaults;
  /** The number of submits that found errors. Before the first, errors are only shown at their fields. */
  turn: number;
}

/** Announces the number of invalid fields after a submit; the first of them is focused. */
export function FaultSummary({ faults, turn }: FaultSummaryProps) {
  const t = useT();
  const count = turn > 0 ? Object.keys(faults).length : 0;
  return (
    // Rendered before its text, so that the text is announced.
    <div role="status">
      {count > 0 && (
        <p className={styles['summary']}>
          <CircleAlert aria-hidden="true" />
          {t('registerForm.faults', { count })}
        </p>
      )}
    </div>
  );
}
