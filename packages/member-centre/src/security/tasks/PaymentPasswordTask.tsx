import {
  setPaymentPassword,
  type ContactChannel,
  type SetPaymentPasswordInput,
} from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import {
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { Button, RadioGroup } from '@perya/ui-kit';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useSecurityT } from '../locales';
import { CodeField } from '../parts/CodeField';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import { Failure } from '../parts/TaskFrame';
import type { TaskProps } from '../parts/tasks';
import { useSecurityMutation } from './useSecurityMutation';

type Mode = SetPaymentPasswordInput['mode'];

/** Sets, changes or resets the payment password. */
export function PaymentPasswordTask({ status, onDone }: TaskProps) {
  const t = useSecurityT();
  const [isForgotten, setIsForgotten] = useState(false);
  const mode: Mode = !status.hasPaymentPassword ? 'first' : isForgotten ? 'forgotten' : 'change';
  return (
    <>
      {/* Each mode starts with an empty form. */}
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

interface PaymentPasswordValues {
  /** The current payment password. */
  paymentPassword: string;
  /** The login password. */
  password: string;
  channel: ContactChannel;
  code: string;
  newPaymentPassword: string;
  newPaymentPasswordAgain: string;
}

function PaymentPasswordForm({ mode, status, onDone }: TaskProps & { mode: Mode }) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const channels = channelsOf(status);
  const { send, isBusy, error } = useSecurityMutation(setPaymentPassword, () => {
    onDone(mode === 'forgotten' ? t('paymentPassword.reset') : t('paymentPassword.done'));
  });
  const sixDigits = (text: string) =>
    text.length === PAYMENT_PASSWORD_LENGTH ? null : t('paymentPassword.digits');
  const form = useValidatedForm<PaymentPasswordValues>({
    defaultValues: {
      paymentPassword: '',
      password: '',
      channel: channels[0] ?? 'mobile',
      code: '',
      newPaymentPassword: '',
      newPaymentPasswordAgain: '',
    },
    validate: (values) => ({
      paymentPassword: mode === 'change' ? sixDigits(values.paymentPassword) : null,
      password:
        mode !== 'change' && values.password === ''
          ? errorText({ key: 'form.passwordRequired' })
          : null,
      code:
        mode === 'forgotten' && values.code.trim() === ''
          ? errorText({ key: 'code_required' })
          : null,
      newPaymentPassword: sixDigits(values.newPaymentPassword),
      newPaymentPasswordAgain:
        values.newPaymentPassword === values.newPaymentPasswordAgain
          ? null
          : errorText({ key: 'form.passwordMismatch' }),
    }),
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const channel = useWatch({ control, name: 'channel' });
  const failure = useRejectedFields(form, error);
  if (mode === 'forgotten' && channels.length === 0) {
    return <Failure text={errorText({ key: 'contact_missing' })} />;
  }

  const submit = form.handleSubmit((values) => {
    const { paymentPassword, password, newPaymentPassword } = values;
    if (mode === 'change') send({ mode, paymentPassword, newPaymentPassword });
    else if (mode === 'first') send({ mode, password, newPaymentPassword });
    else {
      const code = values.code.trim();
      send({ mode, password, channel: values.channel, code, newPaymentPassword });
    }
  });

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Failure text={failure} />
      {mode === 'change' && (
        <Controller
          control={control}
          name="paymentPassword"
          render={({ field, fieldState }) => (
            <PaymentPasswordField
              {...field}
              label={t('paymentPassword.current')}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {mode === 'forgotten' && (
        <>
          <p className={styles['note']}>{t('paymentPassword.restNote')}</p>
          {channels.length > 1 && (
            <Controller
              control={control}
              name="channel"
              render={({ field }) => (
                <RadioGroup
                  label={t('paymentPassword.channel')}
                  value={field.value}
                  onValueChange={field.onChange}
                  options={channels.map((value) => ({
                    value,
                    label: t(`task.${value}`),
                    description: status[value]?.masked,
                  }))}
                />
              )}
            />
          )}
          <CodeField
            key={channel}
            {...register('code')}
            label={t('code.sentTo', { contact: status[channel]?.masked ?? '' })}
            error={errors.code?.message}
            asked={{ purpose: 'payment-password', channel }}
          />
        </>
      )}
      {mode !== 'change' && (
        <SecretField
          {...register('password')}
          label={t('accountPassword')}
          error={errors.password?.message}
        />
      )}
      <Controller
        control={control}
        name="newPaymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            label={t('paymentPassword.new')}
            help={t('paymentPassword.rule')}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="newPaymentPasswordAgain"
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            label={t('paymentPassword.again')}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('paymentPassword.submit')}
      </Button>
    </form>
  );
}

const channelsOf = (status: TaskProps['status']): ContactChannel[] =>
  (['mobile', 'email'] as const).filter((channel) => status[channel]?.isVerified === true);
