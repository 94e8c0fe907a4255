import { useEffect, useState } from 'react';

/** Whole seconds until a timestamp, counting down to 0. */
export function useSecondsLeft(until: number, now: () => number): number {
  const [, setTick] = useState(0);
  const left = Math.max(0, until - now());
  const seconds = Math.ceil(left / 1000);

  useEffect(() => {
    if (seconds === 0) return undefined;
    const tick = () => setTick((count) => count + 1);
    // Aligned to the next full second, so late timers don't accumulate drift.
    const timer = setTimeout(tick, left % 1000 || 1000);
    // Timers are throttled in hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });

  return seconds;
}
