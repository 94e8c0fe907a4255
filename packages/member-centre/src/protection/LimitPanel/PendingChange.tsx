import {
  confirmProtectionLimit,
  dropProtectionChange,
  getProtection,
  type PendingLimit,
  type ProtectionLimit,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import styles from './LimitPanel.module.css';

export interface PendingChangeProps {
  limit: ProtectionLimit;
  pending: PendingLimit;
  currency: string;
}

/** A pending higher limit: when it can be confirmed, and a button to cancel it. */
export function PendingChange({ limit, pending, currency }: PendingChangeProps) {
  const t = useProtectionT();
  const errorText = useErrorText();
  const words = useLimitFormat(currency);
  const queries = useQueryClient();
  const refresh = { onSettled: () => refreshCalls(queries, [getProtection]) };
  const confirm = useApiMutation(confirmProtectionLimit, refresh);
  const drop = useApiMutation(dropProtectionChange, refresh);
  const isReady = useIsPast(pending.readyAt);
  const { kind, period } = limit;
  const name = t(`name.${kind}.${period}`);
  const error = confirm.error ?? drop.error;
  const wanted =
    pending.amount === null
      ? t('pending.none')
      : t('pending.amount', { amount: words.amount(kind, pending.amount) });
  return (
    <div className={styles['pending']}>
      <p className={styles['pendingText']}>
        <strong>{wanted}</strong>{' '}
        {isReady
          ? t('pending.ready', { until: words.moment(pending.lapsesAt) })
          : t('pending.waits', { at: words.moment(pending.readyAt) })}
      </p>
      <div className={styles['ways']}>
        <Button
          size="small"
          variant={isReady ? 'secondary' : 'primary'}
          busy={drop.isPending}
          aria-label={t('pending.keepNamed', { limit: name })}
          onClick={() => drop.mutate({ kind, period })}
        >
          {t('pending.keep')}
        </Button>
        {isReady && (
          <Button
            size="small"
            busy={confirm.isPending}
            aria-label={t('pending.confirmNamed', { limit: name })}
            onClick={() => confirm.mutate({ kind, period })}
          >
            {t('pending.confirm')}
          </Button>
        )}
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}

/** Browsers store timer delays in 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether a time has passed on the platform's clock. Updates automatically. Remount for a different time. */
function useIsPast(at: number): boolean {
  const client = useApi();
  const [isPast, setIsPast] = useState(() => client.serverNow() >= at);
  useEffect(() => {
    const left = at - client.serverNow();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setIsPast(true), Math.min(left, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [at, client]);
  return isPast;
}
