import { changePassword, isRejectedError } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { useEffect, useState } from 'react';

import { usePasswordRule } from '../../password/usePasswordRule';
import { clearRememberedSignIn } from '../../remember/remember';
import type { ChangePasswordStep } from '../../stores/authStep';
import type { PasswordChange } from './ChangePasswordForm';

/** Maps the platform's error codes and names to fields. */
const NAMES = { WRONG_PASSWORD: 'oldPassword', currentPassword: 'oldPassword' } as const;

/** Changes the password in a sign-in step and clears the remembered old one. */
export function useChangePassword(
  { knownPassword }: Pick<ChangePasswordStep, 'knownPassword'>,
  onChanged: () => void,
) {
  const client = useApi();
  const errorText = useErrorText();
  const { errorOf } = usePasswordRule();
  const [error, setError] = useState<unknown>(null);
  // If the platform rejects the stored password, ask for it.
  const [isOldKnown, setIsOldKnown] = useState(knownPassword !== undefined);

  const form = useValidatedForm<PasswordChange>({
    validate: ({ oldPassword, newPassword, newPasswordAgain }) => ({
      oldPassword:
        isOldKnown || oldPassword !== '' ? null : errorText({ key: 'form.oldPasswordRequired' }),
      newPassword: errorOf(newPassword),
      newPasswordAgain:
        newPassword === newPasswordAgain ? null : errorText({ key: 'form.passwordMismatch' }),
    }),
    defaultValues: { oldPassword: '', newPassword: '', newPasswordAgain: '' },
  });

  const failure = useRejectedFields(form, error, NAMES);

  // The field appeared because of a rejection, so focus it.
  const { setFocus } = form;
  const hasAppeared = !isOldKnown && knownPassword !== undefined;
  useEffect(() => {
    if (hasAppeared) setFocus('oldPassword');
  }, [hasAppeared, setFocus]);

  async function submit({ oldPassword, newPassword, newPasswordAgain }: PasswordChange) {
    setError(null);
    const currentPassword = isOldKnown && knownPassword !== undefined ? knownPassword : oldPassword;
    try {
      // The new token isn't used: after a password change, the user signs in again (specification §2).
      await client.call(changePassword, { currentPassword, newPassword, newPasswordAgain });
    } catch (failed) {
      if (isRejectedError(failed) && failed.code === 'WRONG_PASSWORD') setIsOldKnown(false);
      setError(failed);
      return;
    }
    await clearRememberedSignIn();
    onChanged();
  }

  return { form, failure, isOldKnown, isBusy: form.formState.isSubmitting, submit };
}
