import {
  getMemberInfo,
  type ApiClient,
  type LoginInput,
  type LoginResult,
  type RejectedError,
} from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { setTemporaryToken } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useRef, useState } from 'react';

import { useCaptcha, type CaptchaPicture } from '../captcha/useCaptcha';
import {
  startPasswordChange,
  startSecondFactor,
  closeStep,
  type SecondFactorOutcome,
} from '../stores/authStep';
import { enterFreePlay } from './freePlay';
import { attemptLogin, openSession } from './signIn';

/** The field to which an error belongs, if it's a single one. */
type InvalidField = 'captcha' | 'phone' | 'code' | 'secondCode';

interface FieldFailure {
  readonly field: InvalidField;
  /** In the visitor's language. */
  readonly text: string;
}

export interface SignIn {
  /** The action in progress. */
  busy: 'form' | 'free-play' | 'third-party' | null;
  /** Why the last attempt failed, in the visitor's language, if no single field is the cause. */
  failure: string | null;
  /** The member is self-excluded, so the page lists help lines. */
  isSelfExcluded: boolean;
  captcha: CaptchaPicture | null;
  refreshCaptcha(): void;
  /** The platform doesn't recognize this IP address and has sent a second code. */
  needsSecondCode: boolean;
  /** The first code was requested again, or for another number. */
  secondCodeDropped(): void;
  /**
   * @param onOpened runs before the session opens, so that stored credentials aren't lost in navigation
   * @returns the error of one field; null if there is none or it's in `failure`
   */
  attempt(input: LoginInput, onOpened?: () => Promise<void>): Promise<FieldFailure | null>;
  playFree(): Promise<void>;
  /** Clears the result of earlier attempts. */
  reset(): void;
}

interface SignInOptions {
  /** Called after the session is open. `ranPendingAction`: the pending action handles navigation. */
  onSignedIn(ranPendingAction: boolean): void;
}

const FIELD_OF_MESSAGE: Readonly<Record<string, InvalidField>> = {
  captcha_wrong: 'captcha',
  mobile_required: 'phone',
  mobile_invalid: 'phone',
  code_required: 'code',
  code_invalid: 'code',
  code_expired: 'code',
};

/** Signs in, in the order of specification §4, and reports the result of each attempt. */
export function useSignIn({ onSignedIn }: SignInOptions): SignIn {
  const client = useApi();
  const errorText = useErrorText();
  const passwordExpiryForced = useSwitch('passwordExpiryForced');
  const hasHumanCheck = useSwitch('humanCheck');
  const [busy, setBusy] = useState<SignIn['busy']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSelfExcluded, setIsSelfExcluded] = useState(false);
  const [needsSecondCode, setNeedsSecondCode] = useState(false);
  const { captcha, showNewCaptcha, refreshCaptcha, dropCaptcha } = useCaptcha();
  // State updates too late to block the second click of a double click.
  const isRunning = useRef(false);

  /** Runs one action at a time and translates its error. */
  async function run<T>(kind: SignIn['busy'], action: () => Promise<T>): Promise<T | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(kind);
    setFailure(null);
    setIsSelfExcluded(false);
    try {
      return await action();
    } catch (error) {
      setFailure(errorText(error));
      return null;
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }

  async function attempt(input: LoginInput, onOpened?: () => Promise<void>) {
    const outcome = await attemptLogin(client, input, { passwordExpiryForced, hasHumanCheck });
    switch (outcome.kind) {
      case 'signed-in':
      case 'password-change-required':
        await goOn(outcome, input, onOpened);
        return null;
      case 'second-factor-required':
        startSecondFactor({
          challenge: outcome.challenge,
          method: input.method,
          goOn: async (passed) => {
            closeStep();
            await goOn(passed, input, onOpened);
          },
        });
        return null;
      case 'second-verification-required':
        // The first such response isn't an error; later ones mean a wrong second code.
        setNeedsSecondCode(true);
        return needsSecondCode ? wordsOf(outcome.error, 'secondCode') : null;
      case 'captcha-required':
      case 'rejected':
        // A picture is valid for one attempt.
        if (captcha || outcome.kind === 'captcha-required') showNewCaptcha();
        return wordsOf(outcome.error);
    }
  }

  /** The platform has accepted the sign-in. */
  async function goOn(
    outcome: SecondFactorOutcome,
    input: LoginInput,
    onOpened?: () => Promise<void>,
  ) {
    if (outcome.kind === 'password-change-required') {
      await holdForChange(client, input, outcome);
      return;
    }
    await onOpened?.();
    const { ranPendingAction } = await arrive(client, input, outcome.session);
    onSignedIn(ranPendingAction);
  }

  function wordsOf(error: RejectedError, codeField: InvalidField = 'code'): FieldFailure | null {
    const text = errorText(error);
    setIsSelfExcluded(error.code === 'SELF_EXCLUDED');
    const field = FIELD_OF_MESSAGE[error.messageKey];
    // A picture that wasn't shown can't have been misread.
    if (!field || (field === 'captcha' && captcha === null)) {
      setFailure(text);
      return null;
    }
    return { field: field === 'code' ? codeField : field, text };
  }

  return {
    busy,
    failure,
    isSelfExcluded,
    captcha,
    refreshCaptcha,
    needsSecondCode,
    secondCodeDropped: () => setNeedsSecondCode(false),
    attempt: (input, onOpened) =>
      run(isThirdParty(input) ? 'third-party' : 'form', () => attempt(input, onOpened)),
    async playFree() {
      await run('free-play', async () => {
        onSignedIn((await enterFreePlay(client)).ranPendingAction);
      });
    },
    reset() {
      setFailure(null);
      setIsSelfExcluded(false);
      setNeedsSecondCode(false);
      dropCaptcha();
    },
  };
}

const isThirdParty = ({ method }: LoginInput) => method !== 'username' && method !== 'sms';

/** After a first sign-in by password, offers to set a new password. */
async function arrive(client: ApiClient, input: LoginInput, session: LoginResult) {
  if (input.method !== 'username' || !session.isFirstLogin) return openSession(client, session);
  const opened = await openSession(client, session, { arrival: 'first-login' });
  const { username: account, password: knownPassword } = input;
  startPasswordChange({ account, knownPassword, reason: 'first-login' });
  return opened;
}

/** A restricted session that only allows a password change, kept in memory. */
async function holdForChange(
  client: ApiClient,
  input: LoginInput,
  { session, reason }: { session: LoginResult; reason: 'default' | 'expired' },
) {
  if (input.method !== 'username') return;
  setTemporaryToken(session.token);
  const { username, password: knownPassword } = input;
  // A sign-in by phone doesn't contain the account name.
  const account = await client.call(getMemberInfo, {}).then(
    (info) => info.account,
    () => username,
  );
  startPasswordChange({ account, reason, knownPassword });
}
