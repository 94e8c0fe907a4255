import {
  dismissLoginRequest,
  useAccountWarning,
  useAfterLoginEvent,
  useIsSignedIn,
  useLoginRequest,
} from '@perya/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { isSignInPage } from '../../access/guestPages';
import { useIsAfterFirstView } from '../../runtime/afterFirstView';
import { centreOf } from '../navigation/centres';
import { useOpenOverlay } from '../navigation/overlay';
import { useFollowedLink } from './followedLink';

const Overlays = lazy(() => import('./Overlays'));

/** The overlays that can be open over a page. */
export function ShellOverlays() {
  const opened = useOpenOverlay();
  const warning = useAccountWarning();
  const loginRequest = useLoginRequest();
  const arrival = useAfterLoginEvent();
  const link = useFollowedLink();
  const isSignedIn = useIsSignedIn();
  const isSignIn = isSignInPage(useLocation().pathname);
  const [params] = useSearchParams();
  // A sign-in page contains the login itself. Links and arrivals are handled on every page.
  const isWayInOpen = link !== null || arrival !== null || (loginRequest !== null && !isSignIn);

  // A visitor who leaves the sign-in page without signing in doesn't get the login dialog.
  useEffect(() => (isSignIn ? dismissLoginRequest : undefined), [isSignIn]);

  // Not part of the first view; loaded after it, before it's needed.
  const isReady = useIsAfterFirstView();

  const isWanted = isWayInOpen || (opened ?? warning ?? centreOf(params)) !== null;
  // Stays mounted for its exit animation.
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
        isSignedIn={isSignedIn}
      />
    </Suspense>
  );
}
