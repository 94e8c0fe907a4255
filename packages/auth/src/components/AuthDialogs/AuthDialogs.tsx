import { logout } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { dropHeldToken } from '@perya/session';
import { useEffect, useId, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';

import { passwordChanged, passwordForgotten, stepClosed, useAuthStep } from '../../stores/authStep';
import { ChangePasswordDialog } from '../ChangePasswordDialog/ChangePasswordDialog';
import { ForgotPasswordDialog } from '../ForgotPasswordDialog/ForgotPasswordDialog';
import { ResetPasswordDialog } from '../ResetPasswordDialog/ResetPasswordDialog';
import { SecondFactorStep } from '../SecondFactorDialog/SecondFactorStep';
import { TokenLinkStep } from '../TokenLinkDialog/TokenLinkStep';

export interface AuthDialogsProps {
  /** After a step has opened a session. `ranPendingAction`: something else decides where the visitor goes. */
  onSignedIn?: ((ranPendingAction: boolean) => void) | undefined;
  /** The site's own way to customer service, for whoever cannot get in; a mail to the brand, otherwise. */
  customerService?: ReactNode;
}

/** Who could show the dialogs of the way in, the first of them does. */
const store = createStore<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

/**
 * The dialog of the step that the way in has come to. One stands at a time; a login request waits
 * under it, so that what had asked for the sign-in still runs. What is offered after the sign-in
 * belongs to the arrival.
 */
export function AuthDialogs({ onSignedIn, customerService }: AuthDialogsProps) {
  const client = useApi();
  const step = useAuthStep();
  const isStage = useIsStage();
  if (!step || !isStage) return null;

  switch (step.kind) {
    case 'change-password': {
      if (step.reason === 'first-login') return null;
      const giveUp = () => {
        // The held session opens nothing else; should the call fail, it ends by its own expiry.
        client.call(logout, {}).catch(() => undefined);
        dropHeldToken();
        stepClosed();
      };
      const change = () => {
        dropHeldToken();
        passwordChanged(step.account);
      };
      return (
        <ChangePasswordDialog
          account={step.account}
          reason={step.reason}
          knownPassword={step.knownPassword}
          onChanged={change}
          onClose={giveUp}
        />
      );
    }
    case 'second-factor':
      return <SecondFactorStep key={step.challenge.challenge} step={step} />;
    case 'token-link':
      return <TokenLinkStep token={step.token} onSignedIn={(ran) => onSignedIn?.(ran)} />;
    case 'forgot-password':
      return <ForgotPasswordDialog onClose={stepClosed} customerService={customerService} />;
    case 'reset-password':
      return (
        <ResetPasswordDialog
          token={step.token}
          onClose={stepClosed}
          onAskAgain={passwordForgotten}
        />
      );
  }
}

/**
 * Whether this place shows the dialogs. The sign-in pages have one and so does the shell; where both
 * stand, a step must not be shown twice.
 */
function useIsStage(): boolean {
  const id = useId();
  useEffect(() => {
    store.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => store.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id]);
  return useStore(store, ({ ids }) => ids[0] === id);
}
