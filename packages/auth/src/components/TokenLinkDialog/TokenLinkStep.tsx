import {
  isRejectedError,
  loginByToken,
  logout,
  secondFactorOf,
  type LoginResult,
} from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { requestLogin, signOut, useMember, useSessionStatus } from '@perya/session';
import { useEffect, useRef, useState } from 'react';

import { openSession } from '../../login/signIn';
import { startSecondFactor, closeStep, failStep } from '../../stores/authStep';
import { TokenLinkDialog } from './TokenLinkDialog';

export interface TokenLinkStepProps {
  /** Valid once, for one minute. Already removed from the address bar. */
  token: string;
  onSignedIn(ranPendingAction: boolean): void;
}

/** Leaving the old session doesn't wait longer than this for the platform. */
const LOGOUT_PATIENCE_MS = 3_000;

/** Exchanges the token of a link: immediately for a guest, after confirmation if there is a session. */
export function TokenLinkStep({ token, onSignedIn }: TokenLinkStepProps) {
  const client = useApi();
  const errorText = useErrorText();
  const member = useMember();
  const isSignedIn = useSessionStatus() === 'signed-in';
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSpent, setIsSpent] = useState(false);
  const isRunning = useRef(false);
  const account = isSignedIn ? (member?.account ?? '') : null;

  async function exchange() {
    await open(await client.call(loginByToken, { token }));
  }

  async function open(session: LoginResult) {
    if (isSignedIn) {
      // Only after success, so that an invalid link leaves the old session unchanged.
      await client.call(logout, {}, { timeoutMs: LOGOUT_PATIENCE_MS }).catch(() => undefined);
      signOut();
    }
    const { ranPendingAction } = await openSession(client, session);
    closeStep();
    onSignedIn(ranPendingAction);
  }

  async function use() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await exchange();
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  function refuse(error: unknown) {
    const challenge = secondFactorOf(error);
    if (challenge) {
      // A link reveals nothing about the password, so it's treated like a text message code.
      startSecondFactor({ challenge, method: 'sms', goOn: ({ session }) => open(session) });
      return;
    }
    const isFinal = isRejectedError(error) && error.status < 500;
    if (isFinal && !isSignedIn) {
      failStep(error);
      requestLogin();
      return;
    }
    setIsSpent(isFinal);
    setFailure(errorText(error));
  }

  // Guests have no session to replace, so no confirmation is needed.
  const wasAsked = useRef(isSignedIn);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void use();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for this token
  }, []);

  return (
    <TokenLinkDialog
      account={account}
      failure={failure}
      isBusy={isBusy}
      canRetry={!isSpent}
      onUse={() => void use()}
      onClose={closeStep}
    />
  );
}
