import type { LoginInput } from '@perya/api-client';
import { useSwitch } from '@perya/site-config';
import { useWatch } from 'react-hook-form';

import { useCodeSender, type CodeSender } from '../../codes/useCodeSender';
import type { Login, PhoneFields } from '../../login/useLogin';
import { useCountries, withDefaultCountry, type ParsedPhone } from '../../phone/phone';
import { PhoneLoginForm } from './PhoneLoginForm';

export interface PhoneLoginProps {
  login: Login;
  onForgotten?: (() => void) | undefined;
}

/** Sign-in by mobile number, including its requests. */
export function PhoneLogin({ login, onForgotten }: PhoneLoginProps) {
  const { phoneForm: form, signIn } = login;
  const hasWays = useSwitch('mobileCodeLogin');
  const countries = useCountries();
  const phone = withDefaultCountry(
    useWatch({ control: form.control, name: 'phone' }),
    countries.list,
  );
  const chosenWay = useWatch({ control: form.control, name: 'way' });
  const way = hasWays ? chosenWay : 'code';
  const sender = useCodeSender('login', phone);

  const dropSecondCode = () => {
    signIn.secondCodeDropped();
    form.setValue('secondCode', '');
  };

  // Requesting a new first code restarts both steps.
  const ownSender: CodeSender = {
    ...sender,
    async send() {
      if (sender.canSend) dropSecondCode();
      await sender.send();
    },
  };

  async function submit(fields: PhoneFields, read: ParsedPhone) {
    const input = inputOf({ ...fields, way }, read, signIn);
    const error = await signIn.attempt(input, () => login.keep({ method: 'sms', ...read }));
    if (error) form.setError(error.field, { message: error.text }, { shouldFocus: true });
  }

  return (
    <PhoneLoginForm
      form={form}
      countries={countries}
      sender={ownSender}
      way={way}
      onWayChange={hasWays ? (next) => form.setValue('way', next) : undefined}
      needsSecondCode={signIn.needsSecondCode}
      captcha={signIn.captcha}
      failure={signIn.failure}
      isBusy={signIn.busy === 'form'}
      isRemembering={login.isRemembering}
      onRememberingChange={login.rememberingChosen}
      onPhoneChange={dropSecondCode}
      onForgotten={way === 'password' ? onForgotten : undefined}
      onSubmit={submit}
      onRefreshCaptcha={signIn.refreshCaptcha}
    />
  );
}

function inputOf(
  { way, code, secondCode, password, captcha: answer }: PhoneFields,
  { dialingCode, mobileNumber }: ParsedPhone,
  { needsSecondCode, captcha }: Login['signIn'],
): LoginInput {
  if (way === 'code') {
    return {
      method: 'sms',
      dialingCode,
      mobileNumber,
      code: code.trim(),
      ...(needsSecondCode && { secondCode: secondCode.trim() }),
    };
  }
  return {
    method: 'username',
    // E.164. No account name starts with a plus sign.
    username: `${dialingCode}${mobileNumber}`,
    password,
    ...(captcha && { captcha: answer.trim(), captchaKey: captcha.key }),
  };
}
