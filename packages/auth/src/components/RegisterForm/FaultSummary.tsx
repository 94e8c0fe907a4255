import { CircleAlert } from 'lucide-react';

import { useT } from '../../locales';
import type { FormFaults } from '../../register/formFaults';
import styles from './RegisterForm.module.css';

export interface FaultSummaryProps {
  faults: FormFaults;
  /** Of the submits that found faults; before the first, faults are told at their fields alone. */
  turn: number;
}

/** How many fields are at fault, announced after a submit: the focus goes to the first of them. */
export function FaultSummary({ faults, turn }: FaultSummaryProps) {
  const t = useT();
  const count = turn > 0 ? Object.keys(faults).length : 0;
  return (
    // There before the words are, so that their arrival is announced.
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
