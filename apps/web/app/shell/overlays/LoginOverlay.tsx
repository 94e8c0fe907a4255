import { AuthOverlay } from '@perya/auth';
import { useLoginRequest } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { isSignInPage } from '../../access/guestPages';
import type { FollowedLink } from '../../document/bootstrap';
import { CustomerService } from '../components/CustomerService/CustomerService';
import { operatorTarget } from '../components/OperatorLink/OperatorLink';
import { homeAfterSignIn } from '../navigation/centres';
import { clearFollowedLink } from './followedLink';

export interface LoginOverlayProps {
  link: FollowedLink | null;
}

/**
 * All sign-in overlays. After a sign-in: runs the pending action, or returns to the page where the session
 * expired, or home. A visitor who followed a link stays on its page.
 */
export default function LoginOverlay({ link }: LoginOverlayProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const target = operatorTarget(search.get('returnTo'));
  const returnTo = target?.leavesSite ? null : target?.href;
  const home = homeAfterSignIn(useBrand());
  const request = useLoginRequest();
  const reason = useRef(request?.reason);
  useEffect(() => {
    if (request) reason.current = request.reason;
  }, [request]);
  // The overlay's own effect has stored the link by then, so it's released here.
  useEffect(() => {
    if (link) clearFollowedLink();
  }, [link]);
  return (
    <AuthOverlay
      link={link}
      customerService={<CustomerService />}
      onSignedIn={(ranPendingAction) => {
        // A visitor who followed a link to a guarded page was redirected to the login.
        if (ranPendingAction) return;
        if (isSignInPage(pathname)) void navigate(returnTo ?? home, { replace: true });
        else if (reason.current === 'asked') void navigate(home);
        reason.current = undefined;
      }}
    />
  );
}
