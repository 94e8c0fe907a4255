import { useEffect, useState } from 'react';

/** Whole seconds until an instant, counted down while there are any. */
export function useSecondsLeft(until: number, now: () => number): number {
  const [, setTick] = useState(0);
  const left = Math.max(0, until - now());
  const seconds = Math.ceil(left / 1000);

  useEffect(() => {
    if (seconds === 0) return undefined;
    const tick = () => setTick((count) => count + 1);
    // To the next full second, so that a late timer does not add up.
    const timer = setTimeout(tick, left % 1000 || 1000);
    // Timers sleep in a hidden tab.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });

  return seconds;
}
