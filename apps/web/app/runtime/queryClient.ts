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
        // The transport already retries reads; retrying here would multiply the attempts.
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: ({ state }) => resumeAfterError(state),
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Retries a failed panel with increasing intervals after network and server errors. Rejections aren't
 * retried, because they would be rejected again.
 */
export function resumeAfterError({
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

/** Whether an error may be temporary. "Not implemented" isn't. */
function isPassing(error: unknown): boolean {
  return (
    isTransportError(error) ||
    (isRejectedError(error) && error.status >= 500 && error.status !== 501)
  );
}
