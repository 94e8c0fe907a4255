import type { Closing } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';

import { usePrivacyT } from './locales';
import styles from './OwnDataPage.module.css';

/** What is paid out, and the bonuses that the member gives up. */
export function ClosingAmounts({ closing }: { closing: Closing }) {
  const t = usePrivacyT();
  const format = useFormat();
  const { payout, forfeited, currency } = closing;
  const money = (minor: number) => format.money(minor, currency);
  if (forfeited.minor === 0) {
    return <Facts facts={[[t('closing.payout'), money(payout.minor)]]} />;
  }
  return (
    <>
      <Facts
        facts={[
          [t('closing.payout'), money(payout.minor)],
          [t('closing.forfeited'), money(forfeited.minor)],
        ]}
      />
      <p className={styles['note']}>{t('closing.forfeitedWhy')}</p>
    </>
  );
}
