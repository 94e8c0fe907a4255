import { isRejectedError, loginOutcome, loginSecondFactor } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useSwitch } from '@perya/site-config';
import { useRef, useState } from 'react';

import { closeStep, failStep, type SecondFactorStep as Step } from '../../stores/authStep';
import { SecondFactorDialog } from './SecondFactorDialog';

/** The challenge has expired, so the sign-in must be restarted. */
const OVER = 'SECOND_FACTOR_EXPIRED';

/** Completes a sign-in by its second factor, for any sign-in method. */
export function SecondFactorStep({ step: { challenge, method, goOn } }: { step: Step }) {
  const client = useApi();
  const errorText = useErrorText();
  const passwordExpiryForced = useSwitch('passwordExpiryForced');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // State updates too late to block the second click of a double click.
  const isRunning = useRef(false);

  async function submit(code: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setCodeError(null);
    setFailure(null);
    try {
      const attempt = client.call(loginSecondFactor, { challenge: challenge.challenge, code });
      const outcome = await loginOutcome(attempt, { method, passwordExpiryForced });
      if (outcome.kind === 'signed-in' || outcome.kind === 'password-change-required') {
        await goOn(outcome);
      } else if ('error' in outcome) refuse(outcome.error);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (isRejectedError(error) && error.code === OVER) failStep(error);
    else if (isRejectedError(error) && error.messageKey === 'second_factor_wrong') {
      setCodeError(errorText(error));
    } else setFailure(errorText(error));
  }

  return (
    <SecondFactorDialog
      codeError={codeError}
      failure={failure}
      isBusy={isBusy}
      onSubmit={(code) => void submit(code)}
      onClose={closeStep}
    />
  );
}
