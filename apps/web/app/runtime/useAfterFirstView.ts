import { useEffect, useState } from 'react';

/** True once the page is quiet: what a first view can do without is fetched from then on. */
export function useAfterFirstView(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIsReady(true), { timeout: 4_000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setIsReady(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
