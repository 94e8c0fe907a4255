import { useErrorText } from '@perya/i18n';
import { Field, PasswordInput } from '@perya/ui-kit';
import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import type { CaptchaPicture } from '../../captcha/useCaptcha';
import { useT } from '../../locales';
import type { PhoneFields } from '../../login/useLogin';
import { PasswordManagerAccount } from '../PasswordManagerAccount/PasswordManagerAccount';
import { CaptchaField } from '../CaptchaField/CaptchaField';

export interface PhonePasswordFieldsProps {
  form: UseFormReturn<PhoneFields>;
  captcha: CaptchaPicture | null;
  onRefreshCaptcha(): void;
}

/** The password of the account with this number. */
export function PhonePasswordFields({ form, captcha, onRefreshCaptcha }: PhonePasswordFieldsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { control, register, formState, resetField } = form;
  const { errors } = formState;
  const { dialingCode, number } = useWatch({ control, name: 'phone' });
  const captchaKey = captcha?.key;
  useEffect(() => {
    if (captchaKey) resetField('captcha', { keepError: true });
  }, [captchaKey, resetField]);

  return (
    <>
      {/* Password managers store the password under this name, not under a national number. */}
      <PasswordManagerAccount account={`${dialingCode}${number}`} />
      <Field label={t('loginForm.password')} error={errors.password?.message} required>
        <PasswordInput
          {...register('password', { required: errorText({ key: 'form.passwordRequired' }) })}
          iconStart={<LockKeyhole />}
          autoComplete="current-password"
          maxLength={128}
          labels={{ show: t('passwordField.show'), hide: t('passwordField.hide') }}
        />
      </Field>
      {captcha && (
        <CaptchaField
          {...register('captcha', {
            validate: (answer) => answer.trim() !== '' || t('captchaField.required'),
          })}
          picture={captcha}
          error={errors.captcha?.message}
          onRefresh={onRefreshCaptcha}
        />
      )}
    </>
  );
}
