import { useErrorText } from '@perya/i18n';
import { Field, Input, PasswordInput } from '@perya/ui-kit';
import { LockKeyhole, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { CaptchaPicture } from '../../captcha/useCaptcha';
import { useT } from '../../locales';
import type { UsernameFields } from '../../login/useLogin';
import { CaptchaField } from '../CaptchaField/CaptchaField';
import { FormFailure } from '../FormFailure/FormFailure';
import { LoginActions, type LoginActionsProps } from '../LoginActions/LoginActions';
import styles from './LoginForm.module.css';

export interface LoginFormProps extends Omit<LoginActionsProps, 'rememberLabel'> {
  form: UseFormReturn<UsernameFields>;
  /** The captcha picture, if the platform requires one. */
  captcha: CaptchaPicture | null;
  /** Why the last attempt failed, translated. */
  failure: string | null;
  onSubmit(fields: UsernameFields): Promise<void>;
  onRefreshCaptcha(): void;
}

/** Sign-in by username. Input is kept after errors. */
export function LoginForm({
  form,
  captcha,
  failure,
  onSubmit,
  onRefreshCaptcha,
  ...actions
}: LoginFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, resetField } = form;
  const { errors } = formState;
  const captchaKey = captcha?.key;
  useEffect(() => {
    if (captchaKey) resetField('captcha', { keepError: true });
  }, [captchaKey, resetField]);

  return (
    <form
      className={styles['form']}
      // Without JavaScript, the browser must not put a password in the URL.
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <FormFailure text={failure} />
      <Field label={t('loginForm.username')} error={errors.username?.message} required>
        <Input
          {...register('username', {
            validate: (name) => name.trim() !== '' || errorText({ key: 'form.usernameRequired' }),
          })}
          iconStart={<UserRound />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
        />
      </Field>
      <Field label={t('loginForm.password')} error={errors.password?.message} required>
        <PasswordInput
          // Passwords may contain spaces; only an empty one is rejected.
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
      <LoginActions {...actions} rememberLabel={t('loginForm.remember')} />
    </form>
  );
}
