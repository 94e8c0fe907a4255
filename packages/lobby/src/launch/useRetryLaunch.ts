import { useApi } from '@perya/api-client/react';
import { useBrand, useSiteConfig } from '@perya/site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { GameChoice, OpenOnPlatform } from './launchStore';
import { openOnPlatform, type PlatformTools } from './openOnPlatform';
import { relaunch } from './startLaunch';

/** Retries a rejected or ended game; the game page is already open. */
export function useRetryLaunch(): (choice: GameChoice) => void {
  const tools = usePlatformTools();
  return useCallback((choice) => relaunch(choice, tools), [tools]);
}

/** The function with which game pages call the platform. */
export function useOpenOnPlatform(): OpenOnPlatform {
  const tools = usePlatformTools();
  return useMemo(() => openOnPlatform(tools), [tools]);
}

function usePlatformTools(): PlatformTools {
  const client = useApi();
  const queryClient = useQueryClient();
  const lotteryType = useBrand().lottery.type;
  const { launchHosts } = useSiteConfig();
  return useMemo(
    () => ({ client, queryClient, lotteryType, launchHosts }),
    [client, queryClient, lotteryType, launchHosts],
  );
}
