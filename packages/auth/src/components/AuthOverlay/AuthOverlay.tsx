import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { isSignInPage } from '../../login/returnPath';
import { linkFollowed, type FollowedLink } from '../../stores/authStep';
import { AuthDialogs } from '../AuthDialogs/AuthDialogs';
import { LoginDialog } from '../LoginDialog/LoginDialog';
import { ArrivalDialogs } from './ArrivalDialogs';

export interface AuthOverlayProps {
  /** After a session stands. `ranPendingAction`: what had asked for it goes on, and decides where the visitor goes. */
  onSignedIn?: ((ranPendingAction: boolean) => void) | undefined;
  /** The link that the visitor came by; each object is followed once. */
  link?: FollowedLink | null | undefined;
  /** The site's own way to customer service, for whoever cannot get in. */
  customerService?: ReactNode;
}

/**
 * Everything of the way in that may stand over a page: the login and registration dialog, its steps,
 * and what there is to say afterwards. Mount it while there is a login request, a link or an arrival,
 * and let it stay.
 */
export function AuthOverlay({ onSignedIn, link, customerService }: AuthOverlayProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (link) linkFollowed(link);
  }, [link]);

  return (
    <>
      {!isSignInPage(pathname) && (
        <LoginDialog onSignedIn={onSignedIn} customerService={customerService} />
      )}
      <AuthDialogs onSignedIn={onSignedIn} customerService={customerService} />
      <ArrivalDialogs />
    </>
  );
}
