import { Skeleton, SkeletonGroup } from '@perya/ui-kit';

import styles from './Help.module.css';
import { useT } from './i18n';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** In the shape of the topics. */
export function HelpLoading() {
  const t = useT();
  return (
    <SkeletonGroup label={t('loading')} className={styles['topics']}>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" height={236} />
      ))}
    </SkeletonGroup>
  );
}
