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
import { secondFactorAsked, stepClosed, stepFailed } from '../../stores/authStep';
import { TokenLinkDialog } from './TokenLinkDialog';

export interface TokenLinkStepProps {
  /** Good once, for a minute; it has left the address bar already. */
  token: string;
  onSignedIn(ranPendingAction: boolean): void;
}

/** Whoever wants to leave an old session need not wait for a platform that does not answer. */
const LOGOUT_PATIENCE_MS = 3_000;

/** Exchanges the token of a link: at once for a guest, after a question where a session lives. */
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
      // Only now: a link that cannot be used leaves the old session as it is.
      await client.call(logout, {}, { timeoutMs: LOGOUT_PATIENCE_MS }).catch(() => undefined);
      signOut();
    }
    const { ranPendingAction } = await openSession(client, session);
    stepClosed();
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
      // Of a link nothing is known that a password would have said.
      secondFactorAsked({ challenge, method: 'sms', goOn: ({ session }) => open(session) });
      return;
    }
    const isFinal = isRejectedError(error) && error.status < 500;
    if (isFinal && !isSignedIn) {
      stepFailed(error);
      requestLogin();
      return;
    }
    setIsSpent(isFinal);
    setFailure(errorText(error));
  }

  // A guest has nothing to lose: nobody is asked.
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
      onClose={stepClosed}
    />
  );
}
