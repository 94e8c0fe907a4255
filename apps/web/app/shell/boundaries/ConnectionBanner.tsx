import { getSystemStatus } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

import { useRetryWithBackoff } from '../../runtime/useRetryWithBackoff';
import { useLazyShellT } from '../locales';
import styles from './ConnectionBanner.module.css';

/** Shows that the connection or the platform is down, and recovers automatically. */
export default function ConnectionBanner({ isDegraded }: { isDegraded: boolean }) {
  const t = useLazyShellT();
  const isOnline = useSyncExternalStore(
    subscribeToLine,
    () => navigator.onLine,
    () => true,
  );
  const { retry, isAsking } = useResumption(isDegraded && isOnline);
  if (isOnline && !isDegraded) return null;
  return (
    <div className={styles['banner']} role="status">
      <p>{isOnline ? t('connection.degraded') : t('connection.offline')}</p>
      {isOnline && (
        <Button size="small" variant="quiet" busy={isAsking} onClick={retry}>
          {t('connection.retry')}
        </Button>
      )}
    </div>
  );
}

/**
 * Revalidates the page's data with increasing intervals until it's fresh. The platform is checked first: a
 * failed revalidation would replace the page with an error.
 */
function useResumption(isNeeded: boolean): { retry: () => void; isAsking: boolean } {
  const client = useApi();
  const { revalidate } = useRevalidator();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  const resume = useCallback(async () => {
    setIsAsking(true);
    try {
      await client.call(getSystemStatus, {});
      await revalidate();
    } catch {
      // No response: continue with the next interval.
    } finally {
      setIsAsking(false);
    }
  }, [client, revalidate]);
  const ask = useCallback(() => void resume(), [resume]);
  useRetryWithBackoff({ isNeeded, isAsking, ask });

  useEffect(() => {
    if (!isNeeded) return undefined;
    return () => {
      // The platform is back, so refetch stale and missing data.
      void queryClient.invalidateQueries();
    };
  }, [isNeeded, queryClient]);

  return { retry: ask, isAsking };
}

function subscribeToLine(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
