const QUIET_MS = 1500;

/**
 * Calls once the page has loaded and the line and the processor have nothing better to do. Returns
 * what takes the wish back.
 */
export function whenQuiet(callback: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no idle callback.
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
