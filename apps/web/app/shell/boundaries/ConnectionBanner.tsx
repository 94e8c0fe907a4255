import { getSystemStatus } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

import { useRetryWithBackoff } from '../../runtime/useRetryWithBackoff';
import { useLazyShellT } from '../locales';
import styles from './ConnectionBanner.module.css';

/** Says that the line or the platform is away, and goes on by itself when they are back. */
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
 * Reads the page's data again, with growing pauses, until they come from the platform itself. The platform
 * is asked first: a read that fails would replace the page by one that says so.
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
      // No answer: the next pause begins.
    } finally {
      setIsAsking(false);
    }
  }, [client, revalidate]);
  const ask = useCallback(() => void resume(), [resume]);
  useRetryWithBackoff({ isNeeded, isAsking, ask });

  useEffect(() => {
    if (!isNeeded) return undefined;
    return () => {
      // The platform is back: what the panels show may be old, or missing.
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
