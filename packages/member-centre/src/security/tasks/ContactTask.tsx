import {
  bindContact,
  listCountryCodes,
  type ContactChannel,
  type TypedContact,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { QueryError } from '@perya/page-kit';
import { Button, Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { useState } from 'react';

import { useSecurityT } from '../i18n';
import { CodeField } from '../parts/CodeField';
import { Failure } from '../parts/Failure';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import type { TaskProps } from '../TaskProps';
import { useTask } from '../useTask';

export interface ContactTaskProps extends TaskProps {
  channel: ContactChannel;
}

/** Binds a phone or a mailbox: a code to it, a code to the one before, and the password. */
export function ContactTask({ channel, status, onDone }: ContactTaskProps) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const codes = useApiQuery(listCountryCodes, {}, { enabled: channel === 'mobile' });
  const countries = codes.data ?? [];
  const bound = status[channel];
  const needsCurrent = bound?.isVerified === true;
  const [chosen, setChosen] = useState<string | null>(null);
  const dialingCode = chosen ?? countries[0]?.dialingCode ?? '';
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [currentCode, setCurrentCode] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { send, isBusy, refusal } = useTask(bindContact, () => onDone(t('contact.done')));

  const typed = address.trim();
  const contact: TypedContact =
    channel === 'mobile'
      ? { channel, dialingCode, mobileNumber: typed }
      : { channel, email: typed };
  const empty =
    channel === 'mobile'
      ? errorText({ key: 'mobile_required' })
      : errorText({ key: 'form.emailRequired' });
  const codeMissing = errorText({ key: 'code_required' });
  const faults = {
    address: typed === '' ? empty : undefined,
    code: code.trim() === '' ? codeMissing : undefined,
    current: needsCurrent && currentCode.trim() === '' ? codeMissing : undefined,
    password: password === '' ? errorText({ key: 'form.passwordRequired' }) : undefined,
  };
  const said: Partial<typeof faults> = wasTried ? faults : {};

  const submit = () => {
    setWasTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    send({
      contact,
      code: code.trim(),
      password,
      ...(needsCurrent && { currentCode: currentCode.trim() }),
    });
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
      {bound && !needsCurrent && (
        <p className={styles['note']}>{t('contact.unconfirmed', { contact: bound.masked })}</p>
      )}
      {!codes.data && <QueryError query={codes} size="compact" />}
      {channel === 'mobile' ? (
        <Field
          label={t('contact.mobile')}
          error={said.address ?? refusal.fields['mobileNum']}
          required
        >
          <div className={styles['phone']}>
            <Select
              id="security-dialing-code"
              aria-label={t('contact.country')}
              value={dialingCode}
              options={countries.map((country) => ({
                value: country.dialingCode,
                label: `${country.code} ${country.dialingCode}`,
                chosenLabel: country.dialingCode,
              }))}
              onValueChange={setChosen}
            />
            <Input
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              value={address}
              maxLength={20}
              onChange={(event) => setAddress(event.target.value)}
            />
          </div>
        </Field>
      ) : (
        <Field label={t('contact.email')} error={said.address ?? refusal.fields['email']} required>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            value={address}
            maxLength={254}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      )}
      <CodeField
        label={t('contact.newCode')}
        value={code}
        onChange={setCode}
        error={said.code ?? refusal.fields['verificationCode']}
        asked={typed === '' ? null : { purpose: 'bind', contact }}
        onIncomplete={() => setWasTried(true)}
      />
      {needsCurrent && (
        <CodeField
          label={t('code.sentTo', { contact: bound.masked })}
          value={currentCode}
          onChange={setCurrentCode}
          error={said.current ?? refusal.fields['currentVerificationCode']}
          asked={{ purpose: 'change', channel }}
        />
      )}
      <SecretField
        label={t('accountPassword')}
        value={password}
        onChange={setPassword}
        error={said.password ?? refusal.fields['password']}
      />
      {needsCurrent && <p className={styles['note']}>{t('contact.lost')}</p>}
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}
