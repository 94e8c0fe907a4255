import {
  markAfterLoginShown,
  requestLogin,
  signOut,
  useAfterLoginEvent,
  useMember,
} from '@perya/session';
import { useEffect } from 'react';

import { completePasswordChange, closeStep, useAuthStep } from '../../stores/authStep';
import { ChangePasswordDialog } from '../ChangePasswordDialog/ChangePasswordDialog';
import { RegisteredDialog } from '../RegisteredDialog/RegisteredDialog';

/** Dialogs shown after a registration or a first sign-in. */
export function AfterLoginDialogs() {
  const arrival = useAfterLoginEvent();
  const step = useAuthStep();
  const member = useMember();
  const offer = step?.kind === 'change-password' && step.reason === 'first-login' ? step : null;

  // A sign-out in another tab withdraws the offer and the password it held.
  const isOver = offer !== null && arrival === null;
  useEffect(() => {
    if (isOver) closeStep();
  }, [isOver]);

  if (arrival?.kind === 'registered') {
    return (
      <RegisteredDialog open account={member?.account ?? null} onClose={markAfterLoginShown} />
    );
  }
  if (!arrival || !offer) return null;

  const account = member?.account ?? offer.account;
  return (
    <ChangePasswordDialog
      account={account}
      reason={offer.reason}
      knownPassword={offer.knownPassword}
      onChanged={() => {
        completePasswordChange(account);
        // The platform has ended all sessions that used the old password.
        signOut();
        requestLogin('login');
      }}
      onClose={() => {
        closeStep();
        markAfterLoginShown();
      }}
    />
  );
}
