import { changePassword, isRejectedError } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { messageResolver } from '@perya/page-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { usePasswordRule } from '../../password/usePasswordRule';
import { forgetRemembered } from '../../remember/remember';
import type { ChangePasswordStep } from '../../stores/authStep';
import type { PasswordChange } from './ChangePasswordForm';

/** Where the words of a refusal belong, by the platform's code. */
const FIELD_OF_CODE: Readonly<Record<string, keyof PasswordChange>> = {
  WRONG_PASSWORD: 'oldPassword',
  SAME_PASSWORD: 'newPassword',
};

/** Changes the password of a step; what was remembered of the old one is cleared. */
export function useChangePassword(
  { knownPassword }: Pick<ChangePasswordStep, 'knownPassword'>,
  onChanged: () => void,
) {
  const client = useApi();
  const errorText = useErrorText();
  const { faultOf } = usePasswordRule();
  const [failure, setFailure] = useState<string | null>(null);
  // The platform has the last word: a password that it does not take is asked for.
  const [isOldKnown, setIsOldKnown] = useState(knownPassword !== undefined);

  const form = useForm<PasswordChange>({
    resolver: messageResolver(({ oldPassword, newPassword, newPasswordAgain }) => ({
      oldPassword:
        isOldKnown || oldPassword !== '' ? null : errorText({ key: 'form.oldPasswordRequired' }),
      newPassword: faultOf(newPassword),
      newPasswordAgain:
        newPassword === newPasswordAgain ? null : errorText({ key: 'form.passwordMismatch' }),
    })),
    defaultValues: { oldPassword: '', newPassword: '', newPasswordAgain: '' },
  });

  // It has appeared because of a refusal: this is where it goes on.
  const { setFocus } = form;
  const hasAppeared = !isOldKnown && knownPassword !== undefined;
  useEffect(() => {
    if (hasAppeared) setFocus('oldPassword');
  }, [hasAppeared, setFocus]);

  async function submit({ oldPassword, newPassword, newPasswordAgain }: PasswordChange) {
    setFailure(null);
    const currentPassword = isOldKnown && knownPassword !== undefined ? knownPassword : oldPassword;
    try {
      // The new token goes unused: whoever has changed the password signs in with it (specification §2).
      await client.call(changePassword, { currentPassword, newPassword, newPasswordAgain });
    } catch (error) {
      refuse(error);
      return;
    }
    await forgetRemembered();
    onChanged();
  }

  function refuse(error: unknown) {
    const field = isRejectedError(error) ? FIELD_OF_CODE[error.code] : undefined;
    if (!field) {
      setFailure(errorText(error));
      return;
    }
    if (field === 'oldPassword') setIsOldKnown(false);
    form.setError(field, { message: errorText(error) }, { shouldFocus: true });
  }

  return { form, failure, isOldKnown, isBusy: form.formState.isSubmitting, submit };
}
