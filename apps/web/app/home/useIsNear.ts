import { useEffect, useState, type RefObject } from 'react';

import { afterFirstView } from '../runtime/afterFirstView';

/** How far below the window a lane is fetched, once the first view is over: a turn of the thumb. */
const NEAR = '600px 0px';

/** In the window at once; a little below it when the first view is over. */
export function useIsNear(place: RefObject<HTMLElement | null>, initially: boolean): boolean {
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
