import { Skeleton } from '@perya/ui-kit';

import styles from './PromotionSections.module.css';

const CARDS = 6;

/** The shape of what comes. */
export function PendingPromotions() {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} data-featured={index === 0 || undefined}>
          <Skeleton shape="block" height={360} />
        </div>
      ))}
    </div>
  );
}
