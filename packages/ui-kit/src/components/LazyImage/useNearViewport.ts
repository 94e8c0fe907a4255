import { useEffect, useState, type RefObject } from 'react';
import { trackScrollSpeed, afterFastScroll } from './fling';
import { PRELOAD_FACTOR } from './schedule';

const MARGIN = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;

/**
 * Turns true once, when the element enters the preload region around the viewport, but not while it is flung
 * past: loading and decoding images that are never seen would drop frames. Where the browser can't tell, it turns
 * true at once.
 *
 * @param startsNear true if the element doesn't wait, such as one of the first view
 */
export function useNearViewport(ref: RefObject<Element | null>, startsNear: boolean): boolean {
  const [isNear, setIsNear] = useState(startsNear);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      // The first render has to be the server's, which has none either.
      // oxlint-disable-next-line react/set-state-in-effect
      setIsNear(true);
      return undefined;
    }
    const unwatch = trackScrollSpeed();
    let giveUp: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        giveUp?.();
        if (entries.at(-1)?.isIntersecting) giveUp = afterFastScroll(() => setIsNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      giveUp?.();
      observer.disconnect();
      unwatch();
    };
  }, [isNear, ref]);

  return isNear;
}
