import { getToken, useIsSignedIn } from '@perya/session';
import { useSiteConfig } from '@perya/site-config';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { isGuarded } from './guestPages';

/** The page is for members only, and nobody is signed in (or, on the server, nobody is known to be). */
export function useIsKeptBack(): boolean {
  const { switches } = useSiteConfig();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  return !isSignedIn && isGuarded(switches, pathname);
}

/** Leads guests of such a page to the login, and back after it. On arrival the bootstrap has done so. */
export function useGuestGuard(): void {
  const isKeptBack = useIsKeptBack();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // While the page hydrates everybody is a guest: what the tab holds is what counts.
    if (!isKeptBack || getToken() !== null) return;
    const returnTo = pathname + search + hash;
    void navigate(`/login?returnTo=${encodeURIComponent(returnTo)}`, { replace: true });
  }, [isKeptBack, pathname, search, hash, navigate]);
}
