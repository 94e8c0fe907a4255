import { loginRequestClosed, useIsSignedIn, useLoginRequest } from '@perya/session';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import type { Centre } from './centres';
import { useIsDrawerOpen } from './drawer';
import { useIsSignOutAsked } from './signOutQuestion';

const MenuDrawer = lazy(() => import('./MenuDrawer'));
const SignOutDialog = lazy(() => import('./SignOutDialog'));
const LoginOverlay = lazy(() => import('./LoginOverlay'));
const AgentCentreOverlay = lazy(() => import('./AgentCentreOverlay'));
const MemberCentreOverlay = lazy(() => import('./MemberCentreOverlay'));

/** Pages where signing in is the page itself: no dialog over it. */
const SIGN_IN_PAGE = /^\/(login|register)(\.html)?\/?$/;

/** What may stand over a page. Each is fetched when it is first wanted, and stays for its way out. */
export function ShellOverlays() {
  const isDrawerOpen = useIsDrawerOpen();
  const isSignOutAsked = useIsSignOutAsked();
  const loginRequest = useLoginRequest();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isSignInPage = SIGN_IN_PAGE.test(pathname);
  const pageOf = (centre: Centre) => (isSignedIn ? params.get(centre) : null);
  const memberPage = pageOf('member');
  const agentPage = pageOf('agent');

  // Whoever leaves the sign-in page without signing in is not asked again by a dialog.
  useEffect(() => (isSignInPage ? loginRequestClosed : undefined), [isSignInPage]);

  return (
    <>
      <Overlay isOpen={isDrawerOpen}>
        <MenuDrawer isOpen={isDrawerOpen} />
      </Overlay>
      {!isSignInPage && (
        <Overlay isOpen={loginRequest !== null}>
          <LoginOverlay />
        </Overlay>
      )}
      <Overlay isOpen={isSignOutAsked}>
        <SignOutDialog isOpen={isSignOutAsked} />
      </Overlay>
      <Overlay isOpen={memberPage !== null}>
        <MemberCentreOverlay name={memberPage} />
      </Overlay>
      <Overlay isOpen={agentPage !== null}>
        <AgentCentreOverlay name={agentPage} />
      </Overlay>
    </>
  );
}

function Overlay({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
