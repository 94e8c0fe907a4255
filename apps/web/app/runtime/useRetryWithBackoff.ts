import { useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export interface RetryWithBackoffOptions {
  /** Begins, and while it lasts goes on; when it is over, the pauses are short again. */
  isNeeded: boolean;
  /** An answer is awaited: the next pause begins after it. */
  isAsking: boolean;
  ask: () => void;
}

/** Asks again by itself, with growing pauses, for as long as there is need. */
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
