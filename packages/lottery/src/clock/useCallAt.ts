import { useApi } from '@perya/api-client/react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Max delay before the timer is checked again, in case the device slept or its clock was corrected.
 * Milliseconds.
 */
const LONGEST_WAIT_MS = 15_000;

/**
 * Calls `onReached` once the platform's clock reaches `instant` (milliseconds), or immediately if it's past.
 */
export function useCallAt(instant: number | undefined, onReached: () => void): void {
  const client = useApi();
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (instant === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = instant - client.serverNow();
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
      else {
        document.removeEventListener('visibilitychange', look);
        reached();
      }
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, instant]);
}
