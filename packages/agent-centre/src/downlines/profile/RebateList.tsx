import type { DownlineRebate } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import type { ReactNode } from 'react';

import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';

export interface RebateListProps {
  rebates: readonly DownlineRebate[];
  /** A button to change them, if the agent is allowed to. */
  action?: ReactNode;
}

/** The rebates of a downline, each with its maximum. */
export function RebateList({ rebates, action }: RebateListProps) {
  const t = useDownlinesT();
  const name = useCategoryName();
  const { percent } = useFormat();
  const rate = (basisPoints: number) => percent(basisPoints / 10_000, 2);
  return (
    <section className={styles['part']} aria-label={t('rebates.title')}>
      <div className={styles['bar']}>
        <h4 className={styles['heading']}>{t('rebates.title')}</h4>
        {action}
      </div>
      {rebates.length === 0 ? (
        <p className={styles['note']}>{t('rebates.none')}</p>
      ) : (
        <Facts
          facts={rebates.map(({ category, basisPoints, maxBasisPoints }) => [
            name(category),
            t('rebates.of', { rate: rate(basisPoints), max: rate(maxBasisPoints) }),
          ])}
        />
      )}
    </section>
  );
}
