import type { ReactNode } from 'react';

import styles from './RowButton.module.css';

/** Props of {@link RowButton}. */
export interface RowButtonProps {
  /** What pressing does, with the name of the row. */
  label: string;
  onClick: () => void;
  /** The name of the row. */
  children: ReactNode;
}

/** The name of a table's row: pressed, it shows what the row has no room for. */
export function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <button type="button" className={styles['button']} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
