import { getBalance } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useSessionToken } from '@perya/session';
import { IconButton, MoneyText, Skeleton } from '@perya/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

import styles from './BalanceChip.module.css';
import { useLaterT } from './i18n';

const HIDDEN_KEY = 'balanceHidden';

/** The balance, which an eye hides and a button asks for anew. */
export function BalanceChip() {
  const t = useLaterT();
  const format = useFormat();
  const token = useSessionToken();
  const [isHidden, setIsHidden] = useState(wasHidden);
  const { data, isFetching, isError, refetch } = useApiQuery(
    getBalance,
    {},
    // A game may have been played in another window meanwhile.
    { enabled: token !== null, staleTime: 10_000, refetchOnWindowFocus: true },
  );
  const hide = (next: boolean) => {
    setIsHidden(next);
    keepHidden(next);
  };

  return (
    <div className={styles['chip']} role="group" aria-label={t('balance.label')}>
      {data ? (
        <MoneyText
          className={styles['amount']}
          text={format.money(data.minor, data.currency)}
          masked={isHidden}
          onMaskedChange={hide}
          labels={{
            show: t('balance.show'),
            hide: t('balance.hide'),
            masked: t('balance.hidden'),
          }}
        />
      ) : isError ? (
        <span className={styles['failed']}>{t('balance.failed')}</span>
      ) : (
        <Skeleton shape="text" width="6rem" />
      )}
      <IconButton
        className={styles['refresh']}
        data-busy={isFetching || undefined}
        label={isFetching ? t('balance.refreshing') : t('balance.refresh')}
        icon={<RefreshCw />}
        onClick={() => void refetch()}
      />
      <span className={styles['status']} role="status">
        {isFetching && data ? t('balance.refreshing') : ''}
      </span>
    </div>
  );
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) === '1';
  } catch {
    return false;
  }
}

function keepHidden(isHidden: boolean): void {
  try {
    localStorage.setItem(HIDDEN_KEY, isHidden ? '1' : '0');
  } catch {
    // It holds for this page.
  }
}
