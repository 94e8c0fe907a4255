import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the element of a part whose scripts come after the page's own; mark it `data-late`. What was
 * tapped in it before it answers happens once it does.
 */
export function useArrival<Part extends Element>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (part.current) window.perya?.arrived(part.current);
  }, []);
  return part;
}
