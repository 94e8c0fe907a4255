import { isRejectedError, isTransportError } from '@perya/api-client';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // The transport repeats reads by itself; a second layer would multiply the tries.
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: ({ state }) => resumeAfterFault(state),
      },
      mutations: { retry: false },
    },
  });
}

/**
 * A panel whose call failed because the line or the platform did tries again by itself, with growing
 * pauses; one that was refused does not, since asking again would be refused again.
 */
export function resumeAfterFault({
  status,
  error,
  errorUpdateCount,
}: {
  status: string;
  error: unknown;
  errorUpdateCount: number;
}): number | false {
  if (status !== 'error' || !isPassing(error)) return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(errorUpdateCount - 1, 0), LONGEST_PAUSE_MS);
}

/** Whether a fault may be gone the next time; what is not implemented stays so. */
function isPassing(error: unknown): boolean {
  return (
    isTransportError(error) ||
    (isRejectedError(error) && error.status >= 500 && error.status !== 501)
  );
}
