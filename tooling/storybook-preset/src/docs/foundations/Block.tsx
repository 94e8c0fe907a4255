import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import styles from './foundations.module.css';

/** A part of a page without Storybook's styles for text, which is laid out by its own width. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles['block']}>{children}</div>
    </Unstyled>
  );
}
