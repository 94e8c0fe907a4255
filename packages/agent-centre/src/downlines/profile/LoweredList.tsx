import type { AdjustedRebate } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';

import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';

/** The indirect downlines whose rebates would be lowered too. */
export function LoweredList({ preview }: { preview: AdjustedRebate }) {
  const t = useDownlinesT();
  const name = useCategoryName();
  const { percent } = useFormat();
  const { lowered, loweredCount } = preview;
  const rate = (basisPoints: number) => percent(basisPoints / 10_000, 2);
  const unsaid = loweredCount - lowered.length;
  return (
    <section role="alert">
      <p>{t('rebates.lowers', { count: loweredCount })}</p>
      <ul className={styles['lowered']}>
        {lowered.map(({ account, category, fromBasisPoints, toBasisPoints }) => (
          <li key={`${account} ${category}`}>
            {t('rebates.loweredLine', {
              account,
              game: name(category),
              from: rate(fromBasisPoints),
              to: rate(toBasisPoints),
            })}
          </li>
        ))}
      </ul>
      {unsaid > 0 && <p className={styles['note']}>{t('rebates.andMore', { count: unsaid })}</p>}
    </section>
  );
}
