import {
  bindContact,
  listCountryCodes,
  type ContactChannel,
  type TypedContact,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { QueryError, useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { Controller, useWatch } from 'react-hook-form';

import { useSecurityT } from '../locales';
import { CodeField } from '../parts/CodeField';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import { Failure } from '../parts/TaskFrame';
import type { TaskProps } from '../parts/tasks';
import { useSecurityMutation } from './useSecurityMutation';

export interface ContactTaskProps extends TaskProps {
  channel: ContactChannel;
}

interface ContactValues {
  /** Empty until one is selected; then the first of the list is used. */
  dialingCode: string;
  address: string;
  code: string;
  currentCode: string;
  password: string;
}

/** Links a phone or email: requires a code sent to it, a code sent to the previous one, and the password. */
export function ContactTask({ channel, status, onDone }: ContactTaskProps) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const codes = useApiQuery(listCountryCodes, {}, { enabled: channel === 'mobile' });
  const countries = codes.data ?? [];
  const firstCode = countries[0]?.dialingCode ?? '';
  const bound = status[channel];
  const needsCurrent = bound?.isVerified === true;
  const { send, isBusy, error } = useSecurityMutation(bindContact, () => onDone(t('contact.done')));
  const required = (text: string, key: string) => (text.trim() === '' ? errorText({ key }) : null);
  const form = useValidatedForm<ContactValues>({
    defaultValues: { dialingCode: '', address: '', code: '', currentCode: '', password: '' },
    validate: ({ address, code, currentCode, password }) => ({
      address: required(address, channel === 'mobile' ? 'mobile_required' : 'form.emailRequired'),
      code: required(code, 'code_required'),
      currentCode: needsCurrent ? required(currentCode, 'code_required') : null,
      password: password === '' ? errorText({ key: 'form.passwordRequired' }) : null,
    }),
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const failure = useRejectedFields(form, error, {
    'contact.mobileNumber': 'address',
    'contact.email': 'address',
  });

  const contactOf = (dialingCode: string, address: string): TypedContact =>
    channel === 'mobile'
      ? { channel, dialingCode: dialingCode || firstCode, mobileNumber: address.trim() }
      : { channel, email: address.trim() };
  const [dialingCode, address] = useWatch({ control, name: ['dialingCode', 'address'] });
  const submit = form.handleSubmit((values) =>
    send({
      contact: contactOf(values.dialingCode, values.address),
      code: values.code.trim(),
      password: values.password,
      ...(needsCurrent && { currentCode: values.currentCode.trim() }),
    }),
  );

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Failure text={failure} />
      {bound && !needsCurrent && (
        <p className={styles['note']}>{t('contact.unconfirmed', { contact: bound.masked })}</p>
      )}
      {!codes.data && <QueryError query={codes} size="compact" />}
      {channel === 'mobile' ? (
        <Field label={t('contact.mobile')} error={errors.address?.message} required>
          <div className={styles['phone']}>
            <Controller
              control={control}
              name="dialingCode"
              render={({ field }) => (
                <Select
                  id="security-dialing-code"
                  aria-label={t('contact.country')}
                  value={field.value || firstCode}
                  options={countries.map((country) => ({
                    value: country.dialingCode,
                    label: `${country.code} ${country.dialingCode}`,
                    chosenLabel: country.dialingCode,
                  }))}
                  onValueChange={field.onChange}
                />
              )}
            />
            <Input
              {...register('address')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={20}
            />
          </div>
        </Field>
      ) : (
        <Field label={t('contact.email')} error={errors.address?.message} required>
          <Input
            {...register('address')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        </Field>
      )}
      <CodeField
        {...register('code')}
        label={t('contact.newCode')}
        error={errors.code?.message}
        asked={
          address.trim() === ''
            ? null
            : { purpose: 'bind', contact: contactOf(dialingCode, address) }
        }
        // Doesn't submit without an address; only shows the validation errors.
        onIncomplete={() => void submit()}
      />
      {needsCurrent && (
        <CodeField
          {...register('currentCode')}
          label={t('code.sentTo', { contact: bound.masked })}
          error={errors.currentCode?.message}
          asked={{ purpose: 'change', channel }}
        />
      )}
      <SecretField
        {...register('password')}
        label={t('accountPassword')}
        error={errors.password?.message}
      />
      {needsCurrent && <p className={styles['note']}>{t('contact.lost')}</p>}
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}
