import {
  getCaptcha,
  getMemberInfo,
  login,
  loginOutcome,
  newIdempotencyKey,
  type ApiClient,
  type LoginResult,
} from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { dropHeldToken, holdToken, signIn } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useRef, useState } from 'react';

import { solveHumanCheck } from './humanCheck';
import { useT } from './i18n';

/** What the visitor typed. */
export interface Credentials {
  username: string;
  password: string;
  /** The characters read from the picture, where one is shown. */
  captcha: string;
}

export interface CaptchaPicture {
  /** Names the picture to the platform. */
  key: string;
  /** Data address; null while it is fetched. */
  image: string | null;
}

export interface SignIn {
  isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  error: string | null;
  captcha: CaptchaPicture | null;
  submit(credentials: Credentials): Promise<void>;
  refreshCaptcha(): void;
}

interface SignInOptions {
  /** After the session stands. `ranPendingAction`: something else decides where the visitor goes. */
  onSignedIn(ranPendingAction: boolean): void;
}

/** A picture costs the platform work: at most one a second (specification §9). */
const CAPTCHA_THROTTLE_MS = 1_000;

/** Signs in by username: human check, login call, the member's info, then the session (specification §4, Login). */
export function useSignIn({ onSignedIn }: SignInOptions): SignIn {
  const client = useApi();
  const t = useT();
  const errorText = useErrorText();
  const passwordExpiryForced = useSwitch('passwordExpiryForced');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { captcha, showNewCaptcha, refreshCaptcha } = useCaptcha(client);
  // State arrives a render too late for the second click of a double click.
  const isRunning = useRef(false);

  async function attempt({ username, password, captcha: answer }: Credentials) {
    const humanCheck = await solveHumanCheck(client);
    const outcome = await loginOutcome(
      client.call(login, {
        method: 'username',
        username,
        password,
        humanCheck,
        ...(captcha && { captcha: { key: captcha.key, answer } }),
      }),
      { method: 'username', passwordExpiryForced },
    );
    switch (outcome.kind) {
      case 'signed-in':
        onSignedIn((await openSession(client, outcome.session)).ranPendingAction);
        return;
      case 'password-change-required':
        setError(t('signIn.mustChange'));
        return;
      case 'captcha-required':
        showNewCaptcha();
        setError(errorText(outcome.error));
        return;
      case 'second-verification-required':
      case 'rejected':
        // A picture serves one attempt.
        if (captcha) showNewCaptcha();
        setError(errorText(outcome.error));
    }
  }

  async function submit(credentials: Credentials) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await attempt(credentials);
    } catch (fault) {
      setError(errorText(fault));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, error, captcha, submit, refreshCaptcha };
}

/** The member's info comes first, so that the shell never shows a session without a name. */
async function openSession(client: ApiClient, result: LoginResult) {
  holdToken(result.token);
  try {
    return signIn(result, await client.call(getMemberInfo, {}));
  } catch {
    // The session stands; the shell asks for the info again.
    return signIn(result);
  } finally {
    dropHeldToken();
  }
}

function useCaptcha(client: ApiClient) {
  const [captcha, setCaptcha] = useState<CaptchaPicture | null>(null);
  const lastShownAt = useRef(Number.NEGATIVE_INFINITY);

  function showNewCaptcha() {
    lastShownAt.current = performance.now();
    const key = newIdempotencyKey();
    setCaptcha({ key, image: null });
    client.call(getCaptcha, { key }).then(
      (image) => setCaptcha((shown) => (shown?.key === key ? { key, image } : shown)),
      // Without a picture its button stays, and asks again.
      () => undefined,
    );
  }

  function refreshCaptcha() {
    if (performance.now() - lastShownAt.current >= CAPTCHA_THROTTLE_MS) showNewCaptcha();
  }

  return { captcha, showNewCaptcha, refreshCaptcha };
}
