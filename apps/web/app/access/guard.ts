import { getToken, useIsSignedIn } from '@perya/session';
import { useSiteConfig } from '@perya/site-config';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { isMembersOnly } from './guestPages';

/** Whether the page is for members only and no user is signed in. On the server, no user is ever signed in. */
export function useIsLoginRequired(): boolean {
  const { switches } = useSiteConfig();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  return !isSignedIn && isMembersOnly(switches, pathname);
}

/**
 * Redirects guests from members-only pages to the login page and back afterwards. On the first load, the
 * bootstrap does this.
 */
export function useGuestGuard(): void {
  const isKeptBack = useIsLoginRequired();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // During hydration every visitor is treated as a guest, so check the token stored in the tab.
    if (!isKeptBack || getToken() !== null) return;
    const returnTo = pathname + search + hash;
    void navigate(`/login?returnTo=${encodeURIComponent(returnTo)}`, { replace: true });
  }, [isKeptBack, pathname, search, hash, navigate]);
}
