import { useEffect, useEffectEvent } from 'react';

/** Calls back once after `afterMs`; `undefined` stops the clock, and the next value starts it anew. */
export function useAutoClose(afterMs: number | undefined, close: () => void): void {
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(() => onTimeout(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
