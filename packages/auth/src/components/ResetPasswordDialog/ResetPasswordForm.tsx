import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import { PasswordManagerAccount } from '../PasswordManagerAccount/PasswordManagerAccount';
import { FormFailure } from '../FormFailure/FormFailure';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import styles from './ResetPasswordDialog.module.css';
import type { useResetPassword } from './useResetPassword';

/** The new password, twice. */
export function ResetPasswordForm({
  form,
  failure,
  account,
  submit,
}: Omit<ReturnType<typeof useResetPassword>, 'isSpent'>) {
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
      <PasswordManagerAccount account={account} />
      <NewPasswordField
        {...register('newPassword')}
        label={t('resetPassword.newPassword')}
        error={errors.newPassword?.message}
      />
      <NewPasswordField
        {...register('newPasswordAgain')}
        label={t('resetPassword.newPasswordAgain')}
        error={errors.newPasswordAgain?.message}
        isRepeat
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={isSubmitting}>
        {t('resetPassword.submit')}
      </Button>
    </form>
  );
}
