import { useEffect, useState } from 'react';

/** By then a first view is drawn, and whoever only looks has looked. */
const QUIET_MS = 3_000;

/** Held down on the way to a chord: the key that follows says what is wanted. */
const MODIFIER = /^(?:Control|Meta|Shift|Alt)$/;

let promise: Promise<KeyboardEvent | undefined> | undefined;

/**
 * Comes when the first view is over: at the first touch or key (a modifier alone is none), or three seconds after the page has
 * loaded. What a first view can do without is fetched from then on.
 *
 * @returns the key that ended it, for whoever would have listened to it
 */
export function afterFirstView(): Promise<KeyboardEvent | undefined> {
  promise ??= new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const end = (event?: KeyboardEvent) => {
      if (event && MODIFIER.test(event.key)) return;
      over.abort();
      // The site's search has this chord (searchKey.ts), and not the browser's own.
      if (event?.key === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault();
      resolve(event);
    };
    const wait = () => setTimeout(end, QUIET_MS);
    addEventListener('keydown', end, { signal });
    for (const type of ['pointerdown', 'wheel', 'touchmove']) {
      addEventListener(type, () => end(), { signal });
    }
    // A press that the page has kept for its hydration (earlyInput.ts) was the first touch.
    if (document.querySelector('[data-tapped]')) end();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
  return promise;
}

/** Whether the first view is over: then what it could do without may come. */
export function useIsAfterFirstView(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let isHere = true;
    void afterFirstView().then(() => {
      if (isHere) setIsAfter(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isAfter;
}

/**
 * For a part that nobody has asked for: where it cannot be fetched, what the server has sent of it stays
 * as it is, and nobody is told.
 */
export const keepServerHtml = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => new Promise<never>(() => {}));
