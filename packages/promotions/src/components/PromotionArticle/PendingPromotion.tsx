import { Skeleton } from '@perya/ui-kit';

import styles from './PromotionArticle.module.css';

/** The shape of what comes. */
export function PendingPromotion() {
  return (
    <div className={styles['article']}>
      <div className={styles['header']}>
        <Skeleton shape="block" height={360} />
        <Skeleton shape="title" width="70%" />
        <Skeleton lines={2} />
      </div>
      <div className={styles['aside']}>
        <Skeleton shape="block" height={220} />
      </div>
    </div>
  );
}
