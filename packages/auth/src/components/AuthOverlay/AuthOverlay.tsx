import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { isSignInPage } from '../../login/returnPath';
import { openFollowedLink, type FollowedLink } from '../../stores/authStep';
import { AuthDialogs } from '../AuthDialogs/AuthDialogs';
import { LoginDialog } from '../LoginDialog/LoginDialog';
import { AfterLoginDialogs } from './AfterLoginDialogs';

/** Props of {@link AuthOverlay}. */
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
 *
 * @example
 * ```tsx
 * import { AuthOverlay } from '@perya/auth';
 * import { useAfterLoginEvent, useLoginRequest } from '@perya/session';
 * import { Link, useNavigate } from 'react-router';
 *
 * export function SignIn() {
 *   const navigate = useNavigate();
 *   const isNeeded = [useLoginRequest(), useAfterLoginEvent()].some((each) => each !== null);
 *   if (!isNeeded) return null;
 *   return (
 *     <AuthOverlay
 *       customerService={<Link to="/helpmc">Customer service</Link>}
 *       onSignedIn={(ranPendingAction) => {
 *         if (!ranPendingAction) void navigate('/');
 *       }}
 *     />
 *   );
 * }
 * ```
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
