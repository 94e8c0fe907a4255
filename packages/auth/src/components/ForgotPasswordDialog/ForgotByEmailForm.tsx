import { Button, Field, Input } from '@perya/ui-kit';
import { Mail, UserRound } from 'lucide-react';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './ForgotPasswordDialog.module.css';
import type { useForgotByEmail } from './useForgotByEmail';

/** Username and email, which must belong to the same account. */
export function ForgotByEmailForm({ form, failure, submit }: ReturnType<typeof useForgotByEmail>) {
  const t = useT();
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormFailure text={failure} />
      <Field label={t('forgotPassword.username')} error={errors.username?.message} required>
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
      <Field
        label={t('forgotPassword.email')}
        help={t('forgotPassword.emailHelp')}
        error={errors.email?.message}
        required
      >
        <Input
          {...register('email')}
          iconStart={<Mail />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" fullWidth busy={isSubmitting}>
        {t('forgotPassword.sendMail')}
      </Button>
    </form>
  );
}
