import type { PromotionDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { LanternGlow, MoneyText } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './Participation.module.css';

/** The granted bonus, in front of a glow, and since when it belongs to the member. */
export function Bonus({
  promotion: { bonus, state, application, claimUntil },
}: {
  promotion: PromotionDetail;
}) {
  const t = useT();
  const format = useFormat();
  const at = application?.decidedAt ?? null;
  return (
    <div className={styles['bonus']}>
      <LanternGlow tone="gold" />
      {bonus && (
        <span className={styles['amount']}>
          <MoneyText text={format.money(bonus.minor, bonus.currency)} />
        </span>
      )}
      {at !== null && (
        <span className={styles['note']}>
          {t(state === 'claimed' ? 'part.claimedAt' : 'part.issuedAt', {
            date: format.dateTime(at),
          })}
        </span>
      )}
      {state === 'issued' && claimUntil !== null && (
        <span className={styles['note']}>
          {t('part.claimUntil', { date: format.dateTime(claimUntil) })}
        </span>
      )}
    </div>
  );
}
