import { logout } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { clearTemporaryToken } from '@perya/session';
import { useEffect, useId, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';

import {
  completePasswordChange,
  startForgotPassword,
  closeStep,
  useAuthStep,
} from '../../stores/authStep';
import { ChangePasswordDialog } from '../ChangePasswordDialog/ChangePasswordDialog';
import { ForgotPasswordDialog } from '../ForgotPasswordDialog/ForgotPasswordDialog';
import { ResetPasswordDialog } from '../ResetPasswordDialog/ResetPasswordDialog';
import { SecondFactorStep } from '../SecondFactorDialog/SecondFactorStep';
import { TokenLinkStep } from '../TokenLinkDialog/TokenLinkStep';

export interface AuthDialogsProps {
  /** Called after a step has opened a session. `ranPendingAction`: the pending action handles navigation. */
  onSignedIn?: ((ranPendingAction: boolean) => void) | undefined;
  /** The site's customer service link, for users who can't sign in. Defaults to an email link to the brand. */
  customerService?: ReactNode;
}

/** The mounted instances. The first one shows the dialogs. */
const store = createStore<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

/**
 * The dialog of the current sign-in step. Only one is open at a time. A login request stays pending
 * underneath, so the action that requested the sign-in still runs. Offers made after the sign-in belong to
 * the arrival.
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
        // The restricted session gives access to nothing else. If the request fails, it expires.
        client.call(logout, {}).catch(() => undefined);
        clearTemporaryToken();
        closeStep();
      };
      const change = () => {
        clearTemporaryToken();
        completePasswordChange(step.account);
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
      return <ForgotPasswordDialog onClose={closeStep} customerService={customerService} />;
    case 'reset-password':
      return (
        <ResetPasswordDialog
          token={step.token}
          onClose={closeStep}
          onAskAgain={startForgotPassword}
        />
      );
  }
}

/**
 * Whether this instance shows the dialogs. Both the sign-in pages and the shell mount one, and a step must
 * not be shown twice.
 */
function useIsStage(): boolean {
  const id = useId();
  useEffect(() => {
    store.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => store.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id]);
  return useStore(store, ({ ids }) => ids[0] === id);
}
