import { CircleAlert } from 'lucide-react';

import { useT } from '../../locales';
import type { FormErrors } from '../../register/formErrors';
import styles from './RegisterForm.module.css';

export interface ErrorSummaryProps {
  errors: FormErrors;
  /** The number of submits that found errors. Before the first, errors are only shown at their fields. */
  turn: number;
}

/** Announces the number of invalid fields after a submit; the first of them is focused. */
export function ErrorSummary({ errors, turn }: ErrorSummaryProps) {
  const t = useT();
  const count = turn > 0 ? Object.keys(errors).length : 0;
  return (
    // Rendered before its text, so that the text is announced.
    <div role="status">
      {count > 0 && (
        <p className={styles['summary']}>
          <CircleAlert aria-hidden="true" />
          {t('registerForm.errors', { count })}
        </p>
      )}
    </div>
  );
}
