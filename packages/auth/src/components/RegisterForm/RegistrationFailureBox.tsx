import { useErrorText } from '@perya/i18n';
import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import type { RegistrationFailure } from '../../register/useRegistration';
import { FormFailure } from '../FormFailure/FormFailure';

export interface RegistrationFailureBoxProps {
  failure: RegistrationFailure | null;
  onLogin(): void;
}

/** Why the form could not be submitted. If the account may still have been created, a way to check. */
export function RegistrationFailureBox({ failure, onLogin }: RegistrationFailureBoxProps) {
  const t = useT();
  const text = useFailureText(failure);
  return (
    <>
      <FormFailure text={text} />
      {failure?.kind === 'unknown' && (
        <Button fullWidth onClick={onLogin}>
          {t('registerForm.logIn')}
        </Button>
      )}
    </>
  );
}

function useFailureText(failure: RegistrationFailure | null): string | null {
  const t = useT();
  const errorText = useErrorText();
  switch (failure?.kind) {
    case 'error':
      return errorText(failure.error);
    case 'unknown':
      return t('registerForm.outcomeUnknown');
    case 'invitation-dropped':
      return t('registerForm.invitationDropped');
    case undefined:
      return null;
  }
}
