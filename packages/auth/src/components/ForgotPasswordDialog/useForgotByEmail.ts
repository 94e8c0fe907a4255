import { requestPasswordEmail } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { checkField, fieldText, type FieldError, type FieldRule } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import { useState } from 'react';

import { solveHumanCheck } from '../../captcha/humanCheck';

export interface EmailRequest {
  username: string;
  email: string;
}

/** If the platform has no rule, only its response validates the input. */
const ANY_TEXT: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** Requests a password reset email. The response doesn't reveal whether the member exists. */
export function useForgotByEmail(onSent: (email: string) => void) {
  const client = useApi();
  const errorText = useErrorText();
  const { registerRules } = useSiteConfig();
  const [error, setError] = useState<unknown>(null);

  const words = (fieldError: FieldError | null) =>
    fieldError && errorText({ key: fieldError.messageKey, params: fieldError.params });
  const errorOf = (field: 'username' | 'email', value: string) =>
    words(checkField(field, value, { isRequired: true, rule: registerRules[field] ?? ANY_TEXT }));

  const form = useValidatedForm<EmailRequest>({
    validate: ({ username, email }) => ({
      username: errorOf('username', username),
      email: errorOf('email', email),
    }),
    defaultValues: { username: '', email: '' },
  });
  const failure = useRejectedFields(form, error);

  async function submit(typed: EmailRequest) {
    setError(null);
    const username = fieldText('username', typed.username);
    const email = fieldText('email', typed.email);
    try {
      const humanCheck = await solveHumanCheck(client);
      await client.call(requestPasswordEmail, { username, email, humanCheck });
      onSent(email);
    } catch (failed) {
      setError(failed);
    }
  }

  return { form, failure, submit };
}
