import { useApi } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { GameChoice, OpenOnPlatform } from './launchStore';
import { openOnPlatform } from './openOnPlatform';
import { relaunch } from './startLaunch';

/** Retries a rejected or ended game; the game page is already open. */
export function useRetryLaunch(): (choice: GameChoice) => void {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCallback((choice) => relaunch(choice, { client, queryClient }), [client, queryClient]);
}

/** The function with which game pages call the platform. */
export function useOpenOnPlatform(): OpenOnPlatform {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => openOnPlatform({ client, queryClient }), [client, queryClient]);
}
