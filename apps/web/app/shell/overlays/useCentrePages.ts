import {
  dismissLoginRequest,
  getToken,
  requireLogin,
  showAccountWarning,
  useIsSignedIn,
  useLoginRequest,
  useMember,
} from '@perya/session';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { centreWarning } from '../../access/accountWarning';
import { useIsLoginRequired } from '../../access/guard';
import { isSignInPage } from '../../access/guestPages';
import { centreOf, withoutCentres, type Centre } from '../navigation/centres';
import { hasFollowedLink } from './followedLink';

/** The centres' pages that the URL opens for this visitor; null if there is none. */
export interface CentrePages {
  memberPage: string | null;
  agentPage: string | null;
}

/**
 * The centre's page in the URL. A guest who follows such a link is asked to log in at once and then lands on
 * the page; an account that may not open it is warned at once, before the centre loads. Otherwise the URL is
 * that of the page below.
 */
export function useCentrePages(): CentrePages {
  const [params] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const centre = centreOf(params);
  const warning = member && centre && centreWarning(member, centre);
  const leave = useLeavingCentre();

  useEffect(() => {
    if (warning === null) return;
    showAccountWarning(warning);
    leave();
  }, [warning, leave]);
  useLoginForCentre(centre, leave);

  if (!isSignedIn || warning !== null) return { memberPage: null, agentPage: null };
  return { memberPage: params.get('member'), agentPage: params.get('agent') };
}

/** Replaces the centre's URL by that of the page below. */
function useLeavingCentre(): () => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Keeps the history state of the page below.
  const { state } = useLocation() as { state: unknown };
  return useCallback(
    () => void navigate(withoutCentres(params), { preventScrollReset: true, replace: true, state }),
    [navigate, params, state],
  );
}

/** Asks a guest at a centre's URL to log in, once. Canceling leaves the page below; Back closes the login. */
function useLoginForCentre(centre: Centre | null, leave: () => void): void {
  const isSignedIn = useIsSignedIn();
  const isAsked = useLoginRequest() !== null;
  const isGuarded = useIsLoginRequired();
  const isSignIn = isSignInPage(useLocation().pathname);
  const step = useRef<'none' | 'requested' | 'asked' | 'ended'>('none');
  const isLink = centre !== null && !isGuarded && !isSignIn;

  useEffect(() => {
    if (!isLink) {
      if (step.current === 'asked') dismissLoginRequest();
      step.current = 'none';
      return;
    }
    // During hydration every visitor is treated as a guest, so check the token stored in the tab. The end of a
    // session is no link that was followed.
    if (isSignedIn || getToken() !== null) {
      step.current = 'ended';
      return;
    }
    if (step.current === 'none') {
      // A link that signs in is being processed, or has failed and says so.
      if (hasFollowedLink()) return;
      step.current = 'requested';
      requireLogin();
    } else if (step.current === 'requested' && isAsked) {
      step.current = 'asked';
    } else if (step.current === 'asked' && !isAsked) {
      step.current = 'none';
      leave();
    }
  }, [isLink, isSignedIn, isAsked, leave]);
}
