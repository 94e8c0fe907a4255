import { Skeleton } from '@perya/ui-kit';

import styles from './Help.module.css';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** In the shape of the topics. */
export function HelpLoading() {
  return (
    <div className={styles['topics']}>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" height={236} />
      ))}
    </div>
  );
}
