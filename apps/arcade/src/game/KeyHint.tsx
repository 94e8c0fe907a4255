import type { ReactNode } from 'react';

import styles from './KeyHint.module.css';

/** Which keys play the game, where there is a pointer and room for it. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <p className={styles['hint']}>{children}</p>;
}
