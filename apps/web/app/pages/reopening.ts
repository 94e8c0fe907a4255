import { getSystemStatus, systemStateOf } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useSiteConfig } from '@perya/site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useRetryWithBackoff } from '../runtime/useRetryWithBackoff';

/**
 * While the site is closed: polls the platform with increasing intervals and whenever the page becomes
 * visible. Reopens the site, or changes the reason, without a reload.
 */
export function usePollUntilReopened(): { ask: () => Promise<void> } {
  const client = useApi();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { state, location } = useSiteConfig();
  const { ip, country } = location;
  const [isAsking, setIsAsking] = useState(false);

  const ask = useCallback(async () => {
    setIsAsking(true);
    try {
      const now = await client.call(getSystemStatus, {});
      const isSame =
        systemStateOf(now) === state && now.location.ip === ip && now.location.country === country;
      if (!isSame) await revalidate();
    } catch {
      // No response: continue with the next interval.
    } finally {
      setIsAsking(false);
    }
  }, [client, revalidate, state, ip, country]);

  useRetryWithBackoff({ isNeeded: true, isAsking, ask: useCallback(() => void ask(), [ask]) });

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);

  // Refetch queries that failed while the site was closed.
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient]);

  return { ask };
}
