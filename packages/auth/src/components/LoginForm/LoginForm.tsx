import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Field, Input, PasswordInput } from '@perya/ui-kit';
import { CircleAlert, LockKeyhole, RefreshCw, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';

import { useT } from '../../i18n';
import type { CaptchaPicture, Credentials } from '../../useSignIn';
import styles from './LoginForm.module.css';

export interface LoginFormProps {
  /** The picture to read, where the platform asks for one. */
  captcha: CaptchaPicture | null;
  /** Why the last attempt failed, in the visitor's words. */
  error: string | null;
  isBusy: boolean;
  onSubmit(credentials: Credentials): Promise<void>;
  onRefreshCaptcha(): void;
}

/** Sign-in by username. What was typed stays through every failure. */
export function LoginForm({ captcha, error, isBusy, onSubmit, onRefreshCaptcha }: LoginFormProps) {
  const t = useT();
  const { register, handleSubmit, formState, resetField } = useForm<Credentials>({
    resolver: standardSchemaResolver(schemaFor(t, captcha !== null)),
    defaultValues: { username: '', password: '', captcha: '' },
  });
  const { errors } = formState;
  const captchaKey = captcha?.key;
  useEffect(() => {
    if (captchaKey) resetField('captcha');
  }, [captchaKey, resetField]);

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Failure text={error} />
      <Field label={t('loginForm.username')} error={errors.username?.message} required>
        <Input
          {...register('username')}
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
          {...register('password')}
          iconStart={<LockKeyhole />}
          autoComplete="current-password"
          maxLength={128}
          labels={{ show: t('loginForm.show'), hide: t('loginForm.hide') }}
        />
      </Field>
      {captcha && (
        <div className={styles['captcha']}>
          <Field label={t('loginForm.captcha')} error={errors.captcha?.message} required>
            <Input
              {...register('captcha')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={16}
            />
          </Field>
          <button type="button" className={styles['picture']} onClick={onRefreshCaptcha}>
            {captcha.image ? (
              <img
                src={captcha.image}
                alt={t('loginForm.captchaPicture')}
                width={160}
                height={56}
              />
            ) : (
              <span className={styles['noPicture']} />
            )}
            <span className={styles['refresh']}>
              <RefreshCw aria-hidden="true" />
              {t('loginForm.captchaRefresh')}
            </span>
          </button>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
        {t('loginForm.submit')}
      </Button>
      <p className={styles['age']}>{t('loginForm.age')}</p>
    </form>
  );
}

/** Takes the focus when it appears, so that nobody misses why nothing happened. */
function Failure({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return (
    <div ref={box} className={styles['failure']} role="alert" tabIndex={-1} hidden={!text}>
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}

function schemaFor(t: ReturnType<typeof useT>, hasCaptcha: boolean) {
  const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
  return v.object({
    username: filled(t('loginForm.usernameRequired')),
    // Spaces may belong to a password; only emptiness is refused.
    password: v.pipe(v.string(), v.nonEmpty(t('loginForm.passwordRequired'))),
    captcha: hasCaptcha ? filled(t('loginForm.captchaRequired')) : v.string(),
  });
}
