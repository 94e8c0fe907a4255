import { useFormat } from '@perya/i18n';
import { hideBalance, useBalance, useIsBalanceHidden } from '@perya/session/balance';
import { IconButton, MoneyText, Skeleton } from '@perya/ui-kit';
import { RefreshCw } from 'lucide-react';

import { useLazyShellT } from '../locales';
import styles from './BalanceChip.module.css';

/** The balance, with buttons to hide and refresh it. Marked if it may be stale, and if it's play money. */
export function BalanceChip() {
  const t = useLazyShellT();
  const format = useFormat();
  const { money, isPlayMoney, isStale, isFetching, hasFailed, refresh } = useBalance();
  const isHidden = useIsBalanceHidden();

  return (
    <div
      className={styles['chip']}
      role="group"
      aria-label={t(isPlayMoney ? 'balance.playMoney' : 'balance.label')}
      data-stale={isStale || undefined}
    >
      <div className={styles['figure']}>
        {isPlayMoney && (
          <span className={styles['kind']} aria-hidden="true">
            {t('balance.playMoney')}
          </span>
        )}
        {money ? (
          <MoneyText
            className={styles['amount']}
            text={format.money(money.minor, money.currency)}
            masked={isHidden}
            onMaskedChange={hideBalance}
            labels={{
              show: t('balance.show'),
              hide: t('balance.hide'),
              masked: t('balance.hidden'),
            }}
          />
        ) : hasFailed ? (
          <span className={styles['failed']}>{t('balance.failed')}</span>
        ) : (
          <Skeleton shape="text" width="6rem" />
        )}
      </div>
      <IconButton
        className={styles['refresh']}
        data-busy={isFetching || undefined}
        label={refreshLabel()}
        icon={<RefreshCw />}
        onClick={refresh}
      />
      <span className={styles['status']} role="status">
        {isFetching && money ? t('balance.refreshing') : isStale ? t('balance.stale') : ''}
      </span>
    </div>
  );

  function refreshLabel(): string {
    if (isFetching) return t('balance.refreshing');
    return isStale ? t('balance.refreshStale') : t('balance.refresh');
  }
}
