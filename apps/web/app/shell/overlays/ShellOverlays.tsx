import {
  loginRequestClosed,
  useAccountWarning,
  useArrival,
  useIsSignedIn,
  useLoginRequest,
} from '@perya/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { isSignInPage } from '../../access/guestPages';
import { useIsAfterFirstView } from '../../runtime/afterFirstView';
import { useOpenOverlay } from '../navigation/overlay';
import { useFollowedLink } from './followedLink';

const Overlays = lazy(() => import('./Overlays'));

/** What may stand over a page, by what asks for it. */
export function ShellOverlays() {
  const opened = useOpenOverlay();
  const warning = useAccountWarning();
  const loginRequest = useLoginRequest();
  const arrival = useArrival();
  const link = useFollowedLink();
  const isSignedIn = useIsSignedIn();
  const isSignIn = isSignInPage(useLocation().pathname);
  const [params] = useSearchParams();
  const memberPage = isSignedIn ? params.get('member') : null;
  const agentPage = isSignedIn ? params.get('agent') : null;
  // A sign-in page shows the login itself; links and arrivals are dealt with everywhere.
  const isWayInOpen = link !== null || arrival !== null || (loginRequest !== null && !isSignIn);

  // Whoever leaves the sign-in page without signing in is not asked again by a dialog.
  useEffect(() => (isSignIn ? loginRequestClosed : undefined), [isSignIn]);

  // Nothing of it is in a first view; after that it is there before it is asked for.
  const isReady = useIsAfterFirstView();

  const isWanted = isWayInOpen || (opened ?? warning ?? memberPage ?? agentPage) !== null;
  // What was open stays for its way out.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!isReady && !isWanted && !wasWanted) return null;
  return (
    <Suspense fallback={null}>
      <Overlays
        opened={opened}
        isWayInOpen={isWayInOpen}
        link={link}
        warning={warning}
        memberPage={memberPage}
        agentPage={agentPage}
        isSignedIn={isSignedIn}
      />
    </Suspense>
  );
}
