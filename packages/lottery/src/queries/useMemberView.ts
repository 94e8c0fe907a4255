import { useIsSignedIn } from '@perya/session';
import { useIsHydrated } from '@perya/ui-kit';
import { useEffect, useState } from 'react';

/**
 * Refetches as the member what the server has prefetched as a guest. Requests in progress are awaited. Not for
 * components that the browser mounts: their requests have the session.
 */
export function useMemberView(
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>,
): void {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  useEffect(() => {
    if (isSignedIn && isFromServer) void refetch({ cancelRefetch: false });
  }, [isSignedIn, isFromServer, refetch]);
}
