import { useEffect, useRef } from 'react';
import { END_THROTTLE_MS } from './gridMath';

/**
 * Calls once each time the end comes into reach: again when more items are loaded and the end is still in
 * reach, or when it was left and reached again (after a failed load, for example). Never twice in 200 ms.
 */
export function useEndReached(
  isAtEnd: boolean,
  itemCount: number,
  onEndReached: (() => void) | undefined,
): void {
  const callback = useRef(onEndReached);
  const answeredFor = useRef<number>(undefined);
  const lastCall = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    callback.current = onEndReached;
  });

  useEffect(() => {
    if (!isAtEnd) {
      answeredFor.current = undefined;
      return undefined;
    }
    if (answeredFor.current === itemCount) return undefined;
    const wait = Math.max(0, lastCall.current + END_THROTTLE_MS - Date.now());
    const timer = setTimeout(() => {
      answeredFor.current = itemCount;
      lastCall.current = Date.now();
      callback.current?.();
    }, wait);
    return () => clearTimeout(timer);
  }, [isAtEnd, itemCount]);
}
