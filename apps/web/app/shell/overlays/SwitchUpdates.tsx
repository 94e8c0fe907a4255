import { useLoginRequest } from '@perya/session';
import { useRefreshSwitches } from '@perya/site-config';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

import { isSignInPage } from '../../access/guestPages';

/**
 * Follows the operator's switches while a page stays open: when the visitor comes back to the tab, and before
 * signing in or registering. Renders nothing.
 */
export default function SwitchUpdates() {
  const refresh = useRefreshSwitches();
  const isOnSignInPage = isSignInPage(useLocation().pathname);
  const isSigningIn = useLoginRequest() !== null || isOnSignInPage;

  // On failure, the known switches apply. The platform rejects what is switched off in any case.
  const ask = useEffectEvent(() => void refresh().catch(() => {}));

  useEffect(() => {
    if (isSigningIn) ask();
  }, [isSigningIn]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return null;
}
