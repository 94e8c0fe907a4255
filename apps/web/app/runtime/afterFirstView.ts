import { useEffect, useState } from 'react';

/** After this, the first view counts as over even without an interaction. */
const QUIET_MS = 3_000;

/** Part of a shortcut: the following key determines the action. */
const MODIFIER = /^(?:Control|Meta|Shift|Alt)$/;

let promise: Promise<KeyboardEvent | undefined> | undefined;

/**
 * Resolves when the first view is over: at the first touch or key (except a modifier alone), or three seconds
 * after the page has loaded. Content that the first view doesn't need loads afterwards.
 *
 * @returns the key event that ended it, for listeners that load later
 */
export function afterFirstView(): Promise<KeyboardEvent | undefined> {
  promise ??= new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const end = (event?: KeyboardEvent) => {
      if (event && MODIFIER.test(event.key)) return;
      over.abort();
      // This shortcut opens the site's search (searchKey.ts) instead of the browser's.
      if (event?.key === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault();
      resolve(event);
    };
    const wait = () => setTimeout(end, QUIET_MS);
    addEventListener('keydown', end, { signal });
    for (const type of ['pointerdown', 'wheel', 'touchmove']) {
      addEventListener(type, () => end(), { signal });
    }
    // A tap queued for hydration (earlyInput.ts) counts as the first interaction.
    if (document.querySelector('[data-tapped]')) end();
    else if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
  return promise;
}

/** Whether the first view is over, so that deferred content can load. */
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

/** For parts that nothing depends on: if loading fails, the server's markup stays and no error is shown. */
export const keepServerHtml = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => new Promise<never>(() => {}));
