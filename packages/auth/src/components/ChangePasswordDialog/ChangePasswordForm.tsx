import { Button, Field, Input, PasswordInput } from '@perya/ui-kit';
import { LockKeyhole, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import styles from './ChangePasswordDialog.module.css';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

export interface ChangePasswordFormProps {
  form: UseFormReturn<PasswordChange>;
  account: string;
  /** The old password is available from the sign-in just completed. */
  isOldKnown: boolean;
  failure: string | null;
  isBusy: boolean;
  /** Secondary actions below the main one. */
  actions?: ReactNode;
  onSubmit(change: PasswordChange): Promise<void>;
}

/** The account, the old password unless it's already available, and the new one twice. */
export function ChangePasswordForm({
  form,
  account,
  isOldKnown,
  failure,
  isBusy,
  actions,
  onSubmit,
}: ChangePasswordFormProps) {
  const t = useT();
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <FormFailure text={failure} />
      {/* A field rather than text, so that password managers store the new password under this name. */}
      <Field label={t('changePassword.account')}>
        <Input
          value={account}
          readOnly
          tabIndex={-1}
          iconStart={<UserRound />}
          autoComplete="username"
        />
      </Field>
      {!isOldKnown && (
        <Field label={t('changePassword.oldPassword')} error={errors.oldPassword?.message} required>
          <PasswordInput
            {...register('oldPassword')}
            iconStart={<LockKeyhole />}
            autoComplete="current-password"
            maxLength={128}
            labels={{ show: t('passwordField.show'), hide: t('passwordField.hide') }}
          />
        </Field>
      )}
      <NewPasswordField
        {...register('newPassword')}
        label={t('changePassword.newPassword')}
        error={errors.newPassword?.message}
      />
      <NewPasswordField
        {...register('newPasswordAgain')}
        label={t('changePassword.newPasswordAgain')}
        error={errors.newPasswordAgain?.message}
        isRepeat
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
          {t('changePassword.submit')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
