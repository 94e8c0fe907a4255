import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { isSignInPage } from '../../login/returnPath';
import { openFollowedLink, type FollowedLink } from '../../stores/authStep';
import { AuthDialogs } from '../AuthDialogs/AuthDialogs';
import { LoginDialog } from '../LoginDialog/LoginDialog';
import { AfterLoginDialogs } from './AfterLoginDialogs';

export interface AuthOverlayProps {
  /**
   * Called after the session is open. `ranPendingAction`: the pending action continues and handles
   * navigation.
   */
  onSignedIn?: ((ranPendingAction: boolean) => void) | undefined;
  /** The link that the visitor followed. Each object is processed once. */
  link?: FollowedLink | null | undefined;
  /** The site's customer service link, for users who can't sign in. */
  customerService?: ReactNode;
}

/**
 * All sign-in dialogs that can open over a page: login and registration, their steps, and the messages
 * afterwards. Mount it when there is a login request, a link or an arrival, and keep it mounted.
 */
export function AuthOverlay({ onSignedIn, link, customerService }: AuthOverlayProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (link) openFollowedLink(link);
  }, [link]);

  return (
    <>
      {!isSignInPage(pathname) && (
        <LoginDialog onSignedIn={onSignedIn} customerService={customerService} />
      )}
      <AuthDialogs onSignedIn={onSignedIn} customerService={customerService} />
      <AfterLoginDialogs />
    </>
  );
}
