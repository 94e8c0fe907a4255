import type { ReactNode } from 'react';
import styles from './CardRow.module.css';

export interface CardRowProps {
  children: ReactNode;
  /** Whether it won a share of its prize; undefined until known. */
  isWon?: boolean | undefined;
  /** Weaker than the previous row. */
  isWeak?: boolean | undefined;
  title?: string | undefined;
}

/** Cards side by side. */
export function CardRow({ children, isWon, isWeak = false, title }: CardRowProps) {
  return (
    <div className={styles['cards']} data-won={isWon} data-weak={isWeak || undefined} title={title}>
      {children}
    </div>
  );
}
