import type { ReactNode } from 'react';
import styles from './Felt.module.css';

/** The cloth of the table, on the whole stage. */
export function Felt({ children }: { children: ReactNode }) {
  return <div className={styles['felt']}>{children}</div>;
}
