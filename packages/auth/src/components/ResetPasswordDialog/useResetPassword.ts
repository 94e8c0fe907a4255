import { isRejectedError, resetPasswordByEmail } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { useState } from 'react';

import { useLoginAfterReset } from '../../password/useLoginAfterReset';
import { usePasswordRule } from '../../password/usePasswordRule';

export interface PasswordReset {
  newPassword: string;
  newPasswordAgain: string;
}

/** The link was used, has expired, or never existed. */
const SPENT_LINK = 'reset_link_invalid';

/** Sets a new password with the token of a reset email, and signs in with it. */
export function useResetPassword(token: string) {
  const client = useApi();
  const errorText = useErrorText();
  const { errorOf } = usePasswordRule();
  const signIn = useLoginAfterReset();
  const [error, setError] = useState<unknown>(null);
  const [isSpent, setIsSpent] = useState(false);
  const [account, setAccount] = useState('');

  const form = useValidatedForm<PasswordReset>({
    validate: ({ newPassword, newPasswordAgain }) => ({
      newPassword: errorOf(newPassword),
      newPasswordAgain:
        newPassword === newPasswordAgain ? null : errorText({ key: 'form.passwordMismatch' }),
    }),
    defaultValues: { newPassword: '', newPasswordAgain: '' },
  });
  const failure = useRejectedFields(form, error);

  async function submit({ newPassword }: PasswordReset) {
    setError(null);
    try {
      const { username } = await client.call(resetPasswordByEmail, { token, newPassword });
      setAccount(username);
      await signIn(username, newPassword);
    } catch (failed) {
      if (isRejectedError(failed) && failed.messageKey === SPENT_LINK) setIsSpent(true);
      else setError(failed);
    }
  }

  return { form, failure, isSpent, account, submit };
}
