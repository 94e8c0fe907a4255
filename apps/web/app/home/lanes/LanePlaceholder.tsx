import { Skeleton } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from './LanePlaceholder.module.css';

/** More than fit in any viewport; the rest is clipped. */
const CARDS = 8;

export interface LanePlaceholderProps {
  title: string;
  /** Shown instead of games. If absent, skeleton cards are shown. */
  children?: ReactNode;
}

/** A placeholder with the height of the lane. */
export function LanePlaceholder({ title, children }: LanePlaceholderProps) {
  const content = children || (
    <div className={styles['cards']} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton shape="cover" />
          <Skeleton shape="text" width="80%" />
          <Skeleton shape="text" width="50%" />
        </div>
      ))}
    </div>
  );
  return (
    <section className={styles['place']}>
      <h2 className={styles['title']}>{title}</h2>
      {content}
    </section>
  );
}
