import {
  setPaymentPassword,
  type ContactChannel,
  type SetPaymentPasswordInput,
} from '@perya/api-client';
import { PAYMENT_PASSWORD_LENGTH, PaymentPasswordField } from '@perya/page-kit';
import { Button, RadioGroup } from '@perya/ui-kit';
import { useState } from 'react';

import { useErrorText } from '@perya/i18n';
import { useSecurityT } from '../i18n';
import { CodeField } from '../parts/CodeField';
import { Failure } from '../parts/Failure';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import type { TaskProps } from '../TaskProps';
import { useTask } from '../useTask';

type Mode = SetPaymentPasswordInput['mode'];

/** Sets the payment password: the first, another, or one in place of a forgotten one. */
export function PaymentPasswordTask({ status, onDone }: TaskProps) {
  const t = useSecurityT();
  const [isForgotten, setIsForgotten] = useState(false);
  const mode: Mode = !status.hasPaymentPassword ? 'first' : isForgotten ? 'forgotten' : 'change';
  return (
    <>
      {/* Each begins empty. */}
      <PaymentPasswordForm key={mode} mode={mode} status={status} onDone={onDone} />
      {status.hasPaymentPassword && (
        <Button
          className={styles['back'] ?? ''}
          variant="quiet"
          onClick={() => setIsForgotten(!isForgotten)}
        >
          {isForgotten ? t('paymentPassword.known') : t('paymentPassword.forgotten')}
        </Button>
      )}
    </>
  );
}

function PaymentPasswordForm({ mode, status, onDone }: TaskProps & { mode: Mode }) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const channels = channelsOf(status);
  const [channel, setChannel] = useState<ContactChannel>(channels[0] ?? 'mobile');
  const [password, setPassword] = useState('');
  const [old, setOld] = useState('');
  const [code, setCode] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { send, isBusy, refusal } = useTask(setPaymentPassword, () => {
    onDone(mode === 'forgotten' ? t('paymentPassword.reset') : t('paymentPassword.done'));
  });
  if (mode === 'forgotten' && channels.length === 0) {
    return <Failure text={errorText({ key: 'contact_missing' })} />;
  }

  const digits = t('paymentPassword.digits');
  const isWhole = (text: string) => text.length === PAYMENT_PASSWORD_LENGTH;
  const faults = {
    old: mode === 'change' && !isWhole(old) ? digits : undefined,
    password:
      mode !== 'change' && password === ''
        ? errorText({ key: 'form.passwordRequired' })
        : undefined,
    code:
      mode === 'forgotten' && code.trim() === '' ? errorText({ key: 'code_required' }) : undefined,
    next: isWhole(next) ? undefined : digits,
    again: next === again ? undefined : errorText({ key: 'form.passwordMismatch' }),
  };
  const said: Partial<typeof faults> = wasTried ? faults : {};

  const submit = () => {
    setWasTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const newPaymentPassword = next;
    if (mode === 'change') send({ mode, paymentPassword: old, newPaymentPassword });
    else if (mode === 'first') send({ mode, password, newPaymentPassword });
    else send({ mode, password, channel, code: code.trim(), newPaymentPassword });
  };

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Failure text={refusal.text} />
      {mode === 'change' && (
        <PaymentPasswordField
          label={t('paymentPassword.current')}
          value={old}
          onChange={setOld}
          error={said.old ?? refusal.fields['paymentPassword']}
        />
      )}
      {mode === 'forgotten' && (
        <>
          <p className={styles['note']}>{t('paymentPassword.restNote')}</p>
          {channels.length > 1 && (
            <RadioGroup
              label={t('paymentPassword.channel')}
              value={channel}
              onValueChange={(value) => setChannel(value === 'email' ? 'email' : 'mobile')}
              options={channels.map((value) => ({
                value,
                label: t(`task.${value}`),
                description: status[value]?.masked,
              }))}
            />
          )}
          <CodeField
            key={channel}
            label={t('code.sentTo', { contact: status[channel]?.masked ?? '' })}
            value={code}
            onChange={setCode}
            error={said.code ?? refusal.fields['verificationCode']}
            asked={{ purpose: 'payment-password', channel }}
          />
        </>
      )}
      {mode !== 'change' && (
        <SecretField
          label={t('accountPassword')}
          value={password}
          onChange={setPassword}
          error={said.password ?? refusal.fields['password']}
        />
      )}
      <PaymentPasswordField
        name="newPaymentPassword"
        label={t('paymentPassword.new')}
        help={t('paymentPassword.rule')}
        value={next}
        onChange={setNext}
        error={said.next ?? refusal.fields['newPaymentPassword']}
      />
      <PaymentPasswordField
        name="newPaymentPasswordAgain"
        label={t('paymentPassword.again')}
        value={again}
        onChange={setAgain}
        error={said.again}
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('paymentPassword.submit')}
      </Button>
    </form>
  );
}

const channelsOf = (status: TaskProps['status']): ContactChannel[] =>
  (['mobile', 'email'] as const).filter((channel) => status[channel]?.isVerified === true);
