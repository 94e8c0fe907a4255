import { useApi } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Choice, OpenOnPlatform } from './launchStore';
import { openOnPlatform } from './openOnPlatform';
import { startAgain } from './startLaunch';

/** Asks again for a game that was refused or has ended; the person is on the game page already. */
export function useRetryLaunch(): (choice: Choice) => void {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    (choice) => startAgain(choice, { client, queryClient }),
    [client, queryClient],
  );
}

/** How the pages of a game ask the platform. */
export function useOpenOnPlatform(): OpenOnPlatform {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => openOnPlatform({ client, queryClient }), [client, queryClient]);
}
