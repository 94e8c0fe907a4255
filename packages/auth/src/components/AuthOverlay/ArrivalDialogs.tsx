import { arrivalSeen, requestLogin, signOut, useArrival, useMember } from '@perya/session';
import { useEffect } from 'react';

import { passwordChanged, stepClosed, useAuthStep } from '../../stores/authStep';
import { ChangePasswordDialog } from '../ChangePasswordDialog/ChangePasswordDialog';
import { RegisteredDialog } from '../RegisteredDialog/RegisteredDialog';

/** What there is to say once the page stands: after a registration, or after a first sign-in. */
export function ArrivalDialogs() {
  const arrival = useArrival();
  const step = useAuthStep();
  const member = useMember();
  const offer = step?.kind === 'change-password' && step.reason === 'first-login' ? step : null;

  // A sign-out elsewhere takes the offer away, and with it the password that it knew.
  const isOver = offer !== null && arrival === null;
  useEffect(() => {
    if (isOver) stepClosed();
  }, [isOver]);

  if (arrival?.kind === 'registered') {
    return <RegisteredDialog open account={member?.account ?? null} onClose={arrivalSeen} />;
  }
  if (!arrival || !offer) return null;

  const account = member?.account ?? offer.account;
  return (
    <ChangePasswordDialog
      account={account}
      reason={offer.reason}
      knownPassword={offer.knownPassword}
      onChanged={() => {
        passwordChanged(account);
        // The platform has ended every session of the old password.
        signOut();
        requestLogin('login');
      }}
      onClose={() => {
        stepClosed();
        arrivalSeen();
      }}
    />
  );
}
