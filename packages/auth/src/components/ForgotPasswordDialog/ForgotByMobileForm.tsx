import { Button } from '@perya/ui-kit';
import { Controller } from 'react-hook-form';

import { useT } from '../../locales';
import { PasswordManagerAccount } from '../PasswordManagerAccount/PasswordManagerAccount';
import { CodeField } from '../CodeField/CodeField';
import { FormFailure } from '../FormFailure/FormFailure';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import { PhoneField } from '../PhoneField/PhoneField';
import styles from './ForgotPasswordDialog.module.css';
import type { useForgotByMobile } from './useForgotByMobile';

/** The phone, the code sent to it, and the new password. */
export function ForgotByMobileForm({
  form,
  phone,
  countries,
  sender,
  account,
  failure,
  submit,
}: ReturnType<typeof useForgotByMobile>) {
  const t = useT();
  const { control, handleSubmit, formState } = form;

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormFailure text={failure} />
      <Controller
        control={control}
        name="typedPhone"
        render={({ field, fieldState }) => (
          <PhoneField
            {...field}
            value={phone}
            countries={countries}
            error={fieldState.error?.message ?? sender.phoneError ?? undefined}
          />
        )}
      />
      <Controller
        control={control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeField {...field} sender={sender} error={fieldState.error?.message} />
        )}
      />
      <PasswordManagerAccount account={account} />
      {/* Not `register`, which would register first and get the focus on errors. */}
      <Controller
        control={control}
        name="newPassword"
        render={({ field, fieldState }) => (
          <NewPasswordField
            {...field}
            label={t('forgotPassword.newPassword')}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={formState.isSubmitting}>
        {t('forgotPassword.setPassword')}
      </Button>
    </form>
  );
}
