import { useIsSignedIn } from '@perya/session';
import { useEffect } from 'react';

/**
 * Asks once more as the member: what came with the page was asked for by the server, which knows
 * nobody. What is on its way already is waited for.
 */
export function useMemberView(
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>,
): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, refetch]);
}
