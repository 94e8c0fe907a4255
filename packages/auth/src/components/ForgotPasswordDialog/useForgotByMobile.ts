import { resetPasswordByMobile } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { messageResolver } from '@perya/page-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { codeFault } from '../../codes/code';
import { useCodeSender } from '../../codes/useCodeSender';
import { refusedField } from '../../password/refusedField';
import { useLoginAfterReset } from '../../password/useLoginAfterReset';
import { usePasswordRule } from '../../password/usePasswordRule';
import {
  isReadPhone,
  useCountries,
  usePhoneReader,
  withOwnCountry,
  type PhoneValue,
} from '../../phone/phone';

export interface MobileReset {
  /** Until a country is chosen, the first of the list stands for it: see `phone`. */
  typedPhone: PhoneValue;
  code: string;
  newPassword: string;
}

const EMPTY: MobileReset = {
  typedPhone: { dialingCode: '', number: '' },
  code: '',
  newPassword: '',
};

/** Where the words of a refusal belong, by the platform's codes and names. */
const REFUSED_FIELDS = {
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  verificationCode: 'code',
  SAME_PASSWORD: 'newPassword',
  newPassword: 'newPassword',
  mobileNum: 'typedPhone',
  countryDialingCode: 'typedPhone',
} as const satisfies Record<string, keyof MobileReset>;

/** Sets a new password with a code sent to the phone, and signs in with it. */
export function useForgotByMobile() {
  const client = useApi();
  const errorText = useErrorText();
  const { faultOf } = usePasswordRule();
  const countries = useCountries();
  const phoneReader = usePhoneReader();
  const signIn = useLoginAfterReset();
  const [failure, setFailure] = useState<string | null>(null);
  const [account, setAccount] = useState('');

  const form = useForm<MobileReset>({
    resolver: messageResolver(async ({ typedPhone, code, newPassword }) => ({
      typedPhone: await phoneReader.faultOf(typedPhone),
      code: codeFault(code, errorText),
      newPassword: faultOf(newPassword),
    })),
    defaultValues: EMPTY,
  });
  const typedPhone = useWatch({ control: form.control, name: 'typedPhone' });
  const phone = withOwnCountry(typedPhone, countries.list);
  const sender = useCodeSender('password', phone);

  async function submit(typed: MobileReset) {
    setFailure(null);
    try {
      const read = await phoneReader.read(typed.typedPhone);
      if (!isReadPhone(read)) return;
      const { code, newPassword } = typed;
      const input = { ...read, code: code.trim(), newPassword };
      const { username } = await client.call(resetPasswordByMobile, input);
      setAccount(username);
      await signIn(username, newPassword);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const field = refusedField(error, REFUSED_FIELDS);
    if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    else setFailure(errorText(error));
  }

  return { form, phone, countries, sender, account, failure, submit };
}
