import { useEffect } from 'react';
import { useNavigation } from 'react-router';

const KEY = 'goingTo';

/**
 * When the code of the page that one goes to is gone since a deploy, the router reloads the page that
 * one is on. This remembers where the visitor was going, and takes them there after that reload: as
 * a whole page, whose own bootstrap then reloads once and asks if even that does not help.
 */
export function useInterruptedNavigation(): void {
  const { location } = useNavigation();
  const target = location && location.pathname + location.search + location.hash;

  useEffect(() => {
    const interrupted = taken();
    // Whoever has gone somewhere else meanwhile stays there.
    if (interrupted && wasReloaded()) window.location.assign(interrupted);
  }, []);

  useEffect(() => {
    if (!target) return undefined;
    try {
      sessionStorage.setItem(KEY, target);
    } catch {
      // Then a reload leads back to the page one was on, and a second try helps.
    }
    // A reload ends the page without this; an arrival does not.
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
