import { useEffect, useState, type RefObject } from 'react';
import { PRELOAD_FACTOR } from './schedule';

const MARGIN = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;

/** Turns true once, when the element comes within the preload region around the window. */
export function useNearViewport(ref: RefObject<Element | null>, startsNear: boolean): boolean {
  const [isNear, setIsNear] = useState(startsNear || typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ref]);

  return isNear;
}
