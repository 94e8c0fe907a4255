import styles from './StatusLine.module.css';
import type { Status } from './useGameStatus';

/** The status text, announced by screen readers. */
export function StatusLine({ status: { text, kind } }: { status: Status }) {
  return (
    <p className={styles['status']} role="status" data-kind={kind}>
      {text}
    </p>
  );
}
