import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers where a sign, a color or a position conveys the meaning visually. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles['root']}>{children}</span>;
}
