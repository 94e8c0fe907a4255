import { Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { useT } from '../i18n';
import styles from './ConnectionBanner.module.css';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Seen when the page's scripts could not be fetched: what the server sent still works as plain links. */
export function NotLoadedBanner() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['banner']} data-not-loaded="">
      <p>{t('connection.notLoaded')}</p>
      <a href={pathname + search}>{t('connection.reload')}</a>
    </div>
  );
}

/** Says that the line or the platform is away, and goes on by itself when they are back. */
export function ConnectionBanner({ isDegraded }: { isDegraded: boolean }) {
  const t = useT();
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

/** Asks for the page's data anew, with growing pauses, until it comes from the platform itself. */
function useResumption(isNeeded: boolean): { retry: () => void; isAsking: boolean } {
  const { revalidate, state } = useRevalidator();
  const queryClient = useQueryClient();
  const attempt = useRef(0);
  const isAsking = state === 'loading';

  useEffect(() => {
    // Each answer that is still not the platform's starts the next, longer pause.
    if (!isNeeded || isAsking) return undefined;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt.current, LONGEST_PAUSE_MS);
    const timer = setTimeout(() => {
      attempt.current += 1;
      void revalidate();
    }, pause);
    return () => clearTimeout(timer);
  }, [isNeeded, isAsking, revalidate]);

  useEffect(() => {
    if (!isNeeded) return undefined;
    return () => {
      attempt.current = 0;
      // The platform is back: what the panels show may be old, or missing.
      void queryClient.invalidateQueries();
    };
  }, [isNeeded, queryClient]);

  return { retry: () => void revalidate(), isAsking };
}

function subscribeToLine(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
