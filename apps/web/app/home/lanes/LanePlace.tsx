import { Skeleton } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from './LanePlace.module.css';

/** More than any window shows at once; the rest is cut off. */
const CARDS = 8;

export interface LanePlaceProps {
  title: string;
  /** What stands there instead of games; without it, games are on their way. */
  children?: ReactNode;
}

/** The place of a lane, as high as the lane that will stand there. */
export function LanePlace({ title, children }: LanePlaceProps) {
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
