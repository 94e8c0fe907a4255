import { useApi } from '@perya/api-client/react';
import { requestLogin, useLoginRequest } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useLocation, useNavigate } from 'react-router';

import { isSignInPage } from '../login/returnPath';
import { attemptLogin, openSession } from '../login/signIn';
import { clearRememberedSignIn } from '../remember/remember';
import { completePasswordChange, closeStep } from '../stores/authStep';

/**
 * Signs in with the password just set and opens the home page (specification §4, Forgot). If the platform
 * requires another step, opens the login with the username prefilled.
 */
export function useLoginAfterReset() {
  const client = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const loginRequest = useLoginRequest();
  const passwordExpiryForced = useSwitch('passwordExpiryForced');

  async function signIn(username: string, password: string): Promise<boolean> {
    try {
      const input = { method: 'username', username, password } as const;
      const outcome = await attemptLogin(client, input, { passwordExpiryForced });
      if (outcome.kind !== 'signed-in') return false;
      const { ranPendingAction } = await openSession(client, outcome.session);
      closeStep();
      if (!ranPendingAction) void navigate('/');
      return true;
    } catch {
      // The new password is still valid.
      return false;
    }
  }

  return async (username: string, password: string): Promise<void> => {
    await clearRememberedSignIn();
    if (await signIn(username, password)) return;
    completePasswordChange(username);
    // On the other sign-in pages, no login is mounted under the dialog.
    if (isSignInPage(pathname)) void navigate('/login', { replace: true });
    else if (!loginRequest) requestLogin();
  };
}
