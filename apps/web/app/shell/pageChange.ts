import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { useGuestGuard } from '../access/guard';
import { useInterruptedNavigation } from '../document/interruptedNavigation';

/** The target of the skip link, and of the focus after a page change. */
export const MAIN_ID = 'main';

/** Handles navigation, apart from scrolling: focus and the guest guard. */
export function usePageChange(): void {
  useFocusOnNewPage();
  useGuestGuard();
  useInterruptedNavigation();
}

/** Moves focus to the new page's content, as with a full page load. */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that stays open keeps the focus.
    if (hash || document.activeElement?.closest('[role="dialog"]')) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
