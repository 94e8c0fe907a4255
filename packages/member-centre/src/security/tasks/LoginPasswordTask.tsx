import { changePassword } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { checkPassword, passwordTicks, type FieldRule } from '@perya/rules/accounts';
import { replaceToken } from '@perya/session';
import { useSiteConfig } from '@perya/site-config';
import { Button } from '@perya/ui-kit';

import { useSecurityT } from '../locales';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import { Failure } from '../parts/TaskFrame';
import type { TaskProps } from '../parts/tasks';
import { useSecurityMutation } from './useSecurityMutation';

/** Used when the platform has no rule: accepts anything. */
const ANY_PASSWORD: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: 1,
  maxLength: 128,
  pattern: null,
  patternId: null,
};

/** Changes the login password. All other devices are signed out. */
export function LoginPasswordTask({ status, onDone, onPasswordChanged }: TaskProps) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const rule = useSiteConfig().registerRules['password'] ?? ANY_PASSWORD;
  const { send, isBusy, error } = useSecurityMutation(changePassword, ({ newToken }) => {
    if (newToken !== null) replaceToken(newToken);
    onPasswordChanged?.();
    onDone(t('loginPassword.done'));
  });
  const newPasswordError = (password: string) => {
    if (password === '') return errorText({ key: 'form.newPasswordRequired' });
    const ruleError = checkPassword(password, rule);
    return ruleError && errorText({ key: ruleError.messageKey, params: ruleError.params });
  };
  const form = useValidatedForm({
    defaultValues: { currentPassword: '', newPassword: '', newPasswordAgain: '' },
    validate: ({ currentPassword, newPassword, newPasswordAgain }) => ({
      currentPassword:
        currentPassword === '' ? errorText({ key: 'form.oldPasswordRequired' }) : null,
      newPassword: newPasswordError(newPassword),
      newPasswordAgain:
        newPassword === newPasswordAgain ? null : errorText({ key: 'form.passwordMismatch' }),
    }),
  });
  const failure = useRejectedFields(form, error, {
    password: 'currentPassword',
    oldPassword: 'currentPassword',
    confirmNewPassword: 'newPasswordAgain',
  });
  const { errors } = form.formState;
  if (!status.hasPassword) return <Failure text={errorText({ key: 'login_password_missing' })} />;

  const rules = passwordTicks(rule, '').map(({ messageKey, params }) => ({
    id: messageKey,
    label: errorText({ key: messageKey, params }),
    isMet: (password: string) =>
      passwordTicks(rule, password).some((tick) => tick.messageKey === messageKey && tick.isMet),
  }));

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Failure text={failure} />
      <SecretField
        {...form.register('currentPassword')}
        label={t('loginPassword.current')}
        error={errors.currentPassword?.message}
      />
      <SecretField
        {...form.register('newPassword')}
        label={t('loginPassword.new')}
        error={errors.newPassword?.message}
        rules={rules}
        isNew
      />
      <SecretField
        {...form.register('newPasswordAgain')}
        label={t('loginPassword.again')}
        error={errors.newPasswordAgain?.message}
        isNew
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('loginPassword.submit')}
      </Button>
    </form>
  );
}
