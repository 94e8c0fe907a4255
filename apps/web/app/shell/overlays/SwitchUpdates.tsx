import { getWhitelabel } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useLoginRequest } from '@perya/session';
import { brandSwitches, useBrand, useSetSwitches } from '@perya/site-config';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

import { isSignInPage } from '../../access/guestPages';

/**
 * Follows the operator's switches while a page stays open: when the visitor comes back to the tab, and before
 * signing in or registering. Renders nothing.
 */
export default function SwitchUpdates() {
  const client = useApi();
  const brand = useBrand();
  const setSwitches = useSetSwitches();
  const isOnSignInPage = isSignInPage(useLocation().pathname);
  const isSigningIn = useLoginRequest() !== null || isOnSignInPage;

  // On failure, the known switches apply. The platform rejects what is switched off in any case.
  const ask = useEffectEvent(() => {
    client.call(getWhitelabel, {}).then(
      (tree) => setSwitches(brandSwitches(tree, brand)),
      () => {},
    );
  });

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
