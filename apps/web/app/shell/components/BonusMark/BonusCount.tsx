import { useFormat } from '@perya/i18n';
import { useClaimableBonusCount } from '@perya/promotions';
import { VisuallyHidden } from '@perya/ui-kit';

import { useLazyShellT } from '../../locales';
import styles from './BonusCount.module.css';

export interface BonusCountProps {
  /** At the end of the row, or on the icon's corner. */
  place: 'row' | 'corner';
}

/**
 * The number of claimable bonuses, shown at the promotions entry. Promotions that could be joined aren't
 * counted, because that number would never go away.
 */
export default function BonusCount({ place }: BonusCountProps) {
  const t = useLazyShellT();
  const format = useFormat();
  const count = useClaimableBonusCount();
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
