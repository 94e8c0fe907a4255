import { AuthOverlay } from '@perya/auth';
import { useLoginRequest } from '@perya/session';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { isSignInPage } from '../../access/guestPages';
import type { FollowedLink } from '../../document/bootstrap';
import { CustomerService } from '../components/CustomerService/CustomerService';
import { operatorTarget } from '../components/OperatorLink/OperatorLink';
import { linkTaken } from './followedLink';

export interface LoginOverlayProps {
  link: FollowedLink | null;
}

/**
 * Everything of the way in that may stand over a page. After a sign-in: what asked for it, or the page
 * that it had ended on, or else home; whoever came by a link stays where it led.
 */
export default function LoginOverlay({ link }: LoginOverlayProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const target = operatorTarget(search.get('returnTo'));
  const returnTo = target?.leavesSite ? null : target?.href;
  const request = useLoginRequest();
  const reason = useRef(request?.reason);
  useEffect(() => {
    if (request) reason.current = request.reason;
  }, [request]);
  // Its own effect has followed the link by then: it need not be kept here as well.
  useEffect(() => {
    if (link) linkTaken();
  }, [link]);
  return (
    <AuthOverlay
      link={link}
      customerService={<CustomerService />}
      onSignedIn={(ranPendingAction) => {
        // Whoever came to a guarded page by a link was led to the login meanwhile.
        if (ranPendingAction) return;
        if (isSignInPage(pathname)) void navigate(returnTo ?? '/', { replace: true });
        else if (reason.current === 'asked') void navigate('/');
        reason.current = undefined;
      }}
    />
  );
}
