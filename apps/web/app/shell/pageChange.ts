import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { useGuestGuard } from '../access/guard';
import { useInterruptedNavigation } from '../document/interruptedNavigation';

/** Where the skip link leads, and where the focus goes when a page has changed. */
export const MAIN_ID = 'main';

/** What happens on every navigation, beside the place that it scrolls to: the focus, the guests' guard. */
export function usePageChange(): void {
  useFocusOnNewPage();
  useGuestGuard();
  useInterruptedNavigation();
}

/** The focus goes to the new page's content, as it would in a page that the browser loads. */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that stands over the change keeps the focus.
    if (hash || document.activeElement?.closest('[role="dialog"]')) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
