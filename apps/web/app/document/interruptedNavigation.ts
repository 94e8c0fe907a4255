import { useEffect } from 'react';
import { useNavigation } from 'react-router';

const KEY = 'goingTo';

/**
 * When the code of the next page is missing after a deploy, the router reloads the current page. This hook
 * stores the target, and navigates there after that reload with a full page load. The new page's bootstrap
 * reloads once more if needed, then asks the user.
 */
export function useInterruptedNavigation(): void {
  const { location } = useNavigation();
  const target = location && location.pathname + location.search + location.hash;

  useEffect(() => {
    const interrupted = taken();
    // Skipped if the visitor has navigated elsewhere in the meantime.
    if (interrupted && wasReloaded()) window.location.assign(interrupted);
  }, []);

  useEffect(() => {
    if (!target) return undefined;
    try {
      sessionStorage.setItem(KEY, target);
    } catch {
      // Then a reload returns to the current page, and a second attempt works.
    }
    // A reload ends the page without running this; a completed navigation runs it.
    return () => void taken();
  }, [target]);
}

function wasReloaded(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && page.type === 'reload';
}

function taken(): string | null {
  try {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return target;
  } catch {
    return null;
  }
}
