import { isRejectedError, resetPasswordByEmail } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { messageResolver } from '@perya/page-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { refusedField } from '../../password/refusedField';
import { useLoginAfterReset } from '../../password/useLoginAfterReset';
import { usePasswordRule } from '../../password/usePasswordRule';

export interface PasswordReset {
  newPassword: string;
  newPasswordAgain: string;
}

/** The link has been used, has expired, or was never made. */
const SPENT_LINK = 'reset_link_invalid';
/** Where the words of a refusal belong, by the platform's codes and names. */
const REFUSED_FIELDS = { SAME_PASSWORD: 'newPassword', newPassword: 'newPassword' } as const;

/** Sets a new password with the token of a mail, and signs in with it. */
export function useResetPassword(token: string) {
  const client = useApi();
  const errorText = useErrorText();
  const { faultOf } = usePasswordRule();
  const signIn = useLoginAfterReset();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSpent, setIsSpent] = useState(false);
  const [account, setAccount] = useState('');

  const form = useForm<PasswordReset>({
    resolver: messageResolver(({ newPassword, newPasswordAgain }) => ({
      newPassword: faultOf(newPassword),
      newPasswordAgain:
        newPassword === newPasswordAgain ? null : errorText({ key: 'form.passwordMismatch' }),
    })),
    defaultValues: { newPassword: '', newPasswordAgain: '' },
  });

  async function submit({ newPassword }: PasswordReset) {
    setFailure(null);
    try {
      const { username } = await client.call(resetPasswordByEmail, { token, newPassword });
      setAccount(username);
      await signIn(username, newPassword);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (isRejectedError(error) && error.messageKey === SPENT_LINK) {
      setIsSpent(true);
      return;
    }
    const field = refusedField(error, REFUSED_FIELDS);
    if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    else setFailure(errorText(error));
  }

  return { form, failure, isSpent, account, submit };
}
