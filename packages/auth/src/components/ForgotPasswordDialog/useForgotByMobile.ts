import { resetPasswordByMobile } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { codeError } from '../../codes/code';
import { useCodeSender } from '../../codes/useCodeSender';
import { useLoginAfterReset } from '../../password/useLoginAfterReset';
import { usePasswordRule } from '../../password/usePasswordRule';
import {
  isReadPhone,
  useCountries,
  usePhoneReader,
  withDefaultCountry,
  type PhoneValue,
} from '../../phone/phone';

export interface MobileReset {
  /** Until a country is chosen, `phone` uses the first of the list. */
  typedPhone: PhoneValue;
  code: string;
  newPassword: string;
}

const EMPTY: MobileReset = {
  typedPhone: { dialingCode: '', number: '' },
  code: '',
  newPassword: '',
};

/** Maps the platform's error codes and names to fields. */
const NAMES = {
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  verificationCode: 'code',
  mobileNum: 'typedPhone',
  countryDialingCode: 'typedPhone',
} as const satisfies Record<string, keyof MobileReset>;

/** Sets a new password with a code sent to the phone, and signs in with it. */
export function useForgotByMobile() {
  const client = useApi();
  const errorText = useErrorText();
  const { errorOf } = usePasswordRule();
  const countries = useCountries();
  const phoneReader = usePhoneReader();
  const signIn = useLoginAfterReset();
  const [error, setError] = useState<unknown>(null);
  const [account, setAccount] = useState('');

  const form = useValidatedForm<MobileReset>({
    validate: async ({ typedPhone, code, newPassword }) => ({
      typedPhone: await phoneReader.errorOf(typedPhone),
      code: codeError(code, errorText),
      newPassword: errorOf(newPassword),
    }),
    defaultValues: EMPTY,
  });
  const typedPhone = useWatch({ control: form.control, name: 'typedPhone' });
  const phone = withDefaultCountry(typedPhone, countries.list);
  const sender = useCodeSender('password', phone);
  const failure = useRejectedFields(form, error, NAMES);

  async function submit(typed: MobileReset) {
    setError(null);
    try {
      const read = await phoneReader.read(typed.typedPhone);
      if (!isReadPhone(read)) return;
      const { code, newPassword } = typed;
      const input = { ...read, code: code.trim(), newPassword };
      const { username } = await client.call(resetPasswordByMobile, input);
      setAccount(username);
      await signIn(username, newPassword);
    } catch (failed) {
      setError(failed);
    }
  }

  return { form, phone, countries, sender, account, failure, submit };
}
