import type { Game } from '@perya/api-client';
import { isPlayPath, useLaunchGame } from '@perya/lobby';
import { isMemberPage, MEMBER_PAGES, MemberCentre, type MemberPage } from '@perya/member-centre';
import { useCanOpenMemberCentre } from '@perya/session';
import { lazy } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';

import { CustomerService } from '../components/CustomerService/CustomerService';
import { centreAddress, withoutCentres } from '../navigation/centres';
import { useCentrePage } from './useCentrePage';

const FeedbackForm = lazy(() => import('./FeedbackFormPart'));

/** The member centre over the page. Closing it returns to the page's URL. */
export default function MemberCentreOverlay({ name }: { name: string | null }) {
  const navigate = useNavigate();
  const launch = useLaunchGame();
  const [params] = useSearchParams();
  // Keeps the history state of the page below.
  const { state, pathname } = useLocation();
  const canOpen = useCanOpenMemberCentre();
  const known = isMemberPage(name) ? name : MEMBER_PAGES[0];
  const page = useCentrePage(name !== null && canOpen ? known : null);
  const close = () => void navigate(withoutCentres(params), { preventScrollReset: true, state });
  const resume = (game: Game) => {
    // Not on the play page, which is never left for the centre.
    if (isPlayPath(pathname)) close();
    launch(game);
  };
  return (
    <MemberCentre
      page={page}
      onClose={close}
      customerService={<CustomerService variant="primary" />}
      feedback={<FeedbackForm />}
      onResume={resume}
      onPasswordChanged={() =>
        void import('@perya/auth').then(({ clearRememberedSignIn }) => clearRememberedSignIn())
      }
      linkTo={(other: MemberPage) => (
        <Link
          to={centreAddress(params, 'member', other)}
          state={state}
          preventScrollReset
          replace
        />
      )}
    />
  );
}
