import { useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export interface RetryWithBackoffOptions {
  /** Starts retrying when true. The interval is reset when it becomes false. */
  isNeeded: boolean;
  /** A request is pending; the next interval starts when it ends. */
  isAsking: boolean;
  ask: () => void;
}

/** Retries automatically with increasing intervals while needed. */
export function useRetryWithBackoff({ isNeeded, isAsking, ask }: RetryWithBackoffOptions): void {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isNeeded || isAsking) return undefined;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      ask();
    }, pause);
    return () => clearTimeout(timer);
  }, [isNeeded, isAsking, ask, attempt]);

  useEffect(() => (isNeeded ? () => setAttempt(0) : undefined), [isNeeded]);
}
