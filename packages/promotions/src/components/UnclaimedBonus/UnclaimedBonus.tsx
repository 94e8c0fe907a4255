import type { Promotion } from '@perya/api-client';
import { LanternGlow } from '@perya/ui-kit';
import { Link } from 'react-router';

import { promotionPath } from '../../address/promotionPath';
import { useT } from '../../locales';
import { ClaimButton } from '../ClaimButton/ClaimButton';
import styles from './UnclaimedBonus.module.css';

/** An unclaimed bonus, shown first on the page. */
export function UnclaimedBonus({ promotion: { id, title, bonus } }: { promotion: Promotion }) {
  const t = useT();
  return (
    <article className={styles['bonus']}>
      <LanternGlow tone="gold" placement="start" />
      <div>
        <p className={styles['waits']}>{t('waiting.text')}</p>
        <h3 className={styles['title']}>
          <Link to={promotionPath(id)}>{title}</Link>
        </h3>
      </div>
      <ClaimButton promotionId={id} amount={bonus} />
    </article>
  );
}
