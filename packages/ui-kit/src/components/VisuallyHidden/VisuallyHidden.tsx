import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for a screen reader where the sighted have a sign, a colour or a place. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles['root']}>{children}</span>;
}
