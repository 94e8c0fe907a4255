import { useEffect, useRef, type RefObject } from 'react';

/** The event a late part dispatches once it is interactive; it bubbles. */
const LATE_PART_READY = 'latepartready';

/** Attributes of a late part's element. */
export interface LatePart<Part extends Element> {
  ref: RefObject<Part | null>;
  'data-late': '';
}

/**
 * For content the server renders within `<Suspense>`, which React hydrates after the page. Spread the result
 * on its outermost element. A site that queues clicks until the page is hydrated queues those on this part
 * until the event `latepartready`.
 */
export function useLatePart<Part extends Element>(): LatePart<Part> {
  const ref = useRef<Part>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(LATE_PART_READY, { bubbles: true }));
  }, []);
  return { ref, 'data-late': '' };
}
