import { useFormat } from '@perya/i18n';
import { useAvailablePromotions } from '@perya/promotions';
import { VisuallyHidden } from '@perya/ui-kit';

import { useLazyShellT } from '../../locales';
import styles from './BonusCount.module.css';

export interface BonusCountProps {
  /** At the end of an entry's row, or on a corner of its icon. */
  place: 'row' | 'corner';
}

/**
 * How many bonuses wait to be claimed, at the entry of the promotions. What could be joined is not
 * counted: a number that never goes would only push.
 */
export default function BonusCount({ place }: BonusCountProps) {
  const t = useLazyShellT();
  const format = useFormat();
  const count = useAvailablePromotions()?.toClaim ?? 0;
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>: {t('promotions.toClaim', { count })}</VisuallyHidden>
      <span className={styles['count']} data-place={place} aria-hidden="true">
        {format.number(count)}
      </span>
    </>
  );
}
