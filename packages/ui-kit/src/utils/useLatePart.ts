import { useEffect, useRef, type RefObject } from 'react';

/** The event that a late part sends once it answers; it bubbles. */
const LATE_PART_READY = 'latepartready';

/** Attributes of a late part's element. */
export interface LatePart<Part extends Element> {
  ref: RefObject<Part | null>;
  'data-late': '';
}

/**
 * For what the server renders within `<Suspense>`: React takes it over after the page. Spread the result
 * over the outermost element there. A site that keeps presses until the page answers keeps those on this
 * part until the event `latepartready`.
 */
export function useLatePart<Part extends Element>(): LatePart<Part> {
  const ref = useRef<Part>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(LATE_PART_READY, { bubbles: true }));
  }, []);
  return { ref, 'data-late': '' };
}
