import { CircleAlert } from 'lucide-react';

import styles from './Security.module.css';

/** Why the last try came to nothing, where no field is to blame; announced when it comes. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles['live']}>
      {text !== null && (
        <p className={styles['failure']}>
          <CircleAlert aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
