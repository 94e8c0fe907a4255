const QUIET_MS = 1500;

/**
 * Calls back once the page has loaded and the network and the main thread are idle. Returns a function that
 * cancels.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(callback, { timeout: QUIET_MS });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, QUIET_MS);
      cancel = () => clearTimeout(timer);
    }
  };

  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
