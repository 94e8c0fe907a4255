import type { Registered, RegisterInput } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import type { RegisterMethod } from '@perya/rules/accounts';
import { getDeviceId } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useEffect, useRef, useState } from 'react';

import type { Captcha } from '../captcha/useCaptcha';
import { openSession } from '../login/signIn';
import { visitCode } from '../referral/visitCodes';
import { attemptRegistration, registerUrl, type RegistrationOutcome } from './registration';
import type { RegisterForm } from './useRegisterForm';

/** Why the form could not be submitted, to be translated. */
export type RegistrationFailure =
  | { readonly kind: 'error'; readonly error: unknown }
  | Extract<RegistrationOutcome, { kind: 'unknown' | 'invitation-dropped' }>;

export interface RegistrationRun {
  readonly isBusy: boolean;
  readonly failure: RegistrationFailure | null;
  /** A member registered by phone, who sees the account name before continuing. */
  readonly made: Registered | null;
  submit(): Promise<void>;
  /** Called after the account name has been read. */
  goOn(): Promise<void>;
  /** The form was changed, so clear the previous error. */
  failureSeen(): void;
}

export interface RegistrationOptions {
  readonly method: RegisterMethod;
  readonly form: RegisterForm;
  readonly captcha: Captcha;
  /** Called when the platform requires a captcha. */
  onCaptchaAsked(): void;
  /** Called after the session is open. `ranPendingAction`: the pending action handles navigation. */
  onRegistered(ranPendingAction: boolean): void;
}

/**
 * Validates and submits the form, and opens the session (specification §4, Registration). Sends one request
 * per press.
 */
export function useRegistration({
  method,
  form,
  captcha,
  onCaptchaAsked,
  onRegistered,
}: RegistrationOptions): RegistrationRun {
  const client = useApi();
  const humanCheck = useSwitch('humanCheck');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [made, setMade] = useState<Registered | null>(null);
  // State updates too late to block the second click of a double click.
  const isRunning = useRef(false);
  const unentered = useRef<Registered | null>(null);

  async function enter(registered: Registered) {
    unentered.current = null;
    const { ranPendingAction } = await openSession(client, registered, { arrival: 'registered' });
    onRegistered(ranPendingAction);
  }

  // A visitor who leaves before confirming the account name is still registered, so sign them in.
  useEffect(
    () => () => {
      const registered = unentered.current;
      if (registered) void openSession(client, registered, { arrival: 'registered' });
    },
    [client],
  );

  async function attempt() {
    const checked = await form.checked();
    if (!checked) return;
    const shown = captcha.captcha;
    const showsAffiliateCode = form.plans.some(({ field }) => field === 'affiliateCode');
    const outcome = await attemptRegistration(client, {
      method,
      humanCheck,
      showsAffiliateCode,
      input: {
        ...checked,
        ...visitPart(showsAffiliateCode),
        ...(shown && checked.captcha && { captchaKey: shown.key }),
      },
    });
    await settle(outcome);
  }

  async function settle(outcome: RegistrationOutcome) {
    if (outcome.kind === 'registered') {
      if (method === 'username') return enter(outcome.registered);
      unentered.current = outcome.registered;
      setMade(outcome.registered);
      return;
    }
    renewCaptcha(outcome);
    if (outcome.kind === 'rejected') setFailure({ kind: 'error', error: outcome.error });
    else if (outcome.kind !== 'invalid') setFailure(outcome);
    else {
      const stray = form.refused(outcome.errors);
      if (stray) setFailure({ kind: 'error', error: stray });
    }
  }

  function renewCaptcha(outcome: Exclude<RegistrationOutcome, { kind: 'registered' }>) {
    const isInvalid = outcome.kind === 'invalid';
    if (isInvalid && outcome.asksForCaptcha) onCaptchaAsked();
    // A picture is valid for one attempt.
    if (captcha.captcha && (!isInvalid || outcome.wasSent)) {
      form.typed('captcha', '');
      captcha.showNewCaptcha();
    }
  }

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure({ kind: 'error', error });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    made,
    submit: () => run(attempt),
    goOn: () => run(() => (made ? enter(made) : Promise.resolve())),
    failureSeen: () => setFailure(null),
  };
}

/** Values that the page adds. If the form shows the code, the visitor decides about it. */
function visitPart(showsAffiliateCode: boolean): RegisterInput {
  const affiliateCode = showsAffiliateCode ? null : visitCode('affiliateCode');
  const referralCode = visitCode('referralCode');
  return {
    deviceId: getDeviceId(),
    registerUrl: registerUrl(location),
    domain: location.host,
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
  };
}
