import { useSwitch } from '@perya/site-config';
import { useIsSignedIn } from '@perya/session';
import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigate } from 'react-router';

import { useInterruptedNavigation } from '../document/interruptedNavigation';
import { isOpenToGuests } from './guestPages';
import { MAIN_ID } from './mainContent';

/** What happens on every navigation: the top or the hash target, the focus, the guests' guard. */
export function PageChange() {
  useFocusOnNewPage();
  useGuestGuard();
  useInterruptedNavigation();
  return <ScrollRestoration />;
}

/** The focus goes to the new page's content, as it would in a page that the browser loads. */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Where the operator shows pages to members only, guests are led to the login page, and back after it. */
function useGuestGuard(): void {
  const isGuarded = useSwitch('loginRequiredEverywhere');
  const isSignedIn = useIsSignedIn();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGuarded || isSignedIn || isOpenToGuests(pathname)) return;
    const returnTo = pathname + search + hash;
    void navigate(`/login?returnTo=${encodeURIComponent(returnTo)}`, { replace: true });
  }, [isGuarded, isSignedIn, pathname, search, hash, navigate]);
}
