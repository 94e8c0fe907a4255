import { useLayoutEffect, useState, type RefObject } from 'react';

/** Before the element is measured. */
const FIRST = { width: 320, height: 180 };

/** The size of an element's content in pixels. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) {
        const { width, height } = entry.contentRect;
        setSize({ width, height });
      }
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
