import { changePassword } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { checkPassword, passwordTicks, type FieldRule } from '@perya/rules/accounts';
import { tokenRenewed } from '@perya/session';
import { useSiteConfig } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { useState } from 'react';

import { useSecurityT } from '../i18n';
import { Failure } from '../parts/Failure';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import type { TaskProps } from '../TaskProps';
import { useTask } from '../useTask';

/** Where the platform names no rule, anything will do. */
const ANY_PASSWORD: FieldRule = {
  isEnabled: true,
  isRequired: true,
  minLength: 1,
  maxLength: 128,
  pattern: null,
  patternId: null,
};

/** The password of the account, by its own rules; every other device is signed out. */
export function LoginPasswordTask({ status, onDone, onPasswordChanged }: TaskProps) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const rule = useSiteConfig().registerRules['password'] ?? ANY_PASSWORD;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { send, isBusy, refusal } = useTask(changePassword, ({ newToken }) => {
    if (newToken !== null) tokenRenewed(newToken);
    onPasswordChanged?.();
    onDone(t('loginPassword.done'));
  });
  if (!status.hasPassword) return <Failure text={errorText({ key: 'login_password_missing' })} />;

  const rules = passwordTicks(rule, '').map(({ messageKey, params }) => ({
    id: messageKey,
    label: errorText({ key: messageKey, params }),
    isMet: (password: string) =>
      passwordTicks(rule, password).some((tick) => tick.messageKey === messageKey && tick.isMet),
  }));
  const fault = next === '' ? null : checkPassword(next, rule);
  const faults = {
    current: current === '' ? errorText({ key: 'form.oldPasswordRequired' }) : undefined,
    next:
      next === ''
        ? errorText({ key: 'form.newPasswordRequired' })
        : fault
          ? errorText({ key: fault.messageKey, params: fault.params })
          : undefined,
    again: next === again ? undefined : errorText({ key: 'form.passwordMismatch' }),
  };
  const said = wasTried ? faults : { current: undefined, next: undefined, again: undefined };

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (Object.values(faults).some((each) => each !== undefined)) return;
        send({ currentPassword: current, newPassword: next, newPasswordAgain: again });
      }}
    >
      <Failure text={refusal.text} />
      <SecretField
        label={t('loginPassword.current')}
        value={current}
        onChange={setCurrent}
        error={said.current ?? refusal.fields['password']}
      />
      <SecretField
        label={t('loginPassword.new')}
        value={next}
        onChange={setNext}
        error={said.next ?? refusal.fields['newPassword']}
        rules={rules}
        isNew
      />
      <SecretField
        label={t('loginPassword.again')}
        value={again}
        onChange={setAgain}
        error={said.again ?? refusal.fields['confirmNewPassword']}
        isNew
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('loginPassword.submit')}
      </Button>
    </form>
  );
}
