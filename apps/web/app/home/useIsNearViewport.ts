import { useEffect, useState, type RefObject } from 'react';

import { afterFirstView } from '../runtime/afterFirstView';

/** The distance below the viewport at which a lane loads after the first view: about one swipe. */
const NEAR = '600px 0px';

/** Whether an element is in the viewport or, after the first view, near it. */
export function useIsNearViewport(
  place: RefObject<HTMLElement | null>,
  initially: boolean,
): boolean {
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const observers: IntersectionObserver[] = [];
    let isHere = true;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setIsNear(true);
        },
        { rootMargin },
      );
      observer.observe(current);
      observers.push(observer);
    };
    watch('0px');
    void afterFirstView().then(() => {
      if (isHere) watch(NEAR);
    });
    return () => {
      isHere = false;
      for (const observer of observers) observer.disconnect();
    };
  }, [isNear, place]);
  return isNear;
}
