/** By then a first view is drawn, and whoever only looks has looked. */
const QUIET_MS = 3_000;

let promise: Promise<void> | undefined;

/**
 * Comes when the first view is over: at the first touch or key, or three seconds after the page has
 * loaded. What a first view can do without is fetched from then on.
 */
export function afterFirstView(): Promise<void> {
  promise ??= new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    const wait = () => setTimeout(end, QUIET_MS);
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
      addEventListener(type, end, { once: true, passive: true, signal: over.signal });
    }
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return promise;
}
