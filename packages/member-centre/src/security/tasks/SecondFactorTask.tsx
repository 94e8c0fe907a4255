import {
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  startTotp,
  type OutputOf,
} from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { Button, Field, Input, type InputProps } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { useSecurityT } from '../locales';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import { Failure } from '../parts/TaskFrame';
import type { TaskProps } from '../parts/tasks';
import { useSecurityMutation } from './useSecurityMutation';

const QR_SIZE = 184;
/** Splits a key into groups of four for readability. */
const GROUP = /.{1,4}/g;

/** Two-factor authentication with an authenticator app: enable, disable, and recovery codes. */
export function SecondFactorTask(props: TaskProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={props.onDone} />;
  return props.status.secondFactor.since === null ? (
    <SwitchOn onCodes={setCodes} />
  ) : (
    <SwitchedOn {...props} onCodes={setCodes} />
  );
}

interface CodesShown {
  onCodes(codes: readonly string[]): void;
}

function SwitchOn({ onCodes }: CodesShown) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const start = useSecurityMutation(startTotp);
  const form = useValidatedForm({
    defaultValues: { password: '' },
    validate: ({ password }) => ({
      password: password === '' ? errorText({ key: 'form.passwordRequired' }) : null,
    }),
  });
  const failure = useRejectedFields(form, start.error);
  if (start.output !== undefined) {
    return <ConfirmApp setup={start.output} onCodes={onCodes} onAgain={start.reset} />;
  }
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(start.send)(event)}
    >
      <Failure text={failure} />
      <SecretField
        {...form.register('password')}
        label={t('accountPassword')}
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" variant="primary" size="large" busy={start.isBusy}>
        {t('secondFactor.start')}
      </Button>
    </form>
  );
}

interface ConfirmAppProps extends CodesShown {
  setup: OutputOf<typeof startTotp>;
  onAgain(): void;
}

/** The key for the authenticator app, and a form for its first code. */
function ConfirmApp({ setup, onCodes, onAgain }: ConfirmAppProps) {
  const t = useSecurityT();
  const confirm = useSecurityMutation(confirmTotp, onCodes);
  const form = useForm({ defaultValues: { code: '' } });
  const failure = useRejectedFields(form, confirm.error);
  const isEmpty = useWatch({ control: form.control, name: 'code' }).trim() === '';
  const submit = form.handleSubmit(({ code }) => confirm.send({ code: code.trim() }));
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles['note']}>{t('secondFactor.scan')}</p>
      <QrCode value={setup.uri} label={t('secondFactor.qr')} size={QR_SIZE} />
      <p className={styles['note']}>
        {t('secondFactor.type')}
        <code className={styles['key']}>{(setup.key.match(GROUP) ?? []).join(' ')}</code>
      </p>
      <Failure text={failure} />
      <CodeOfApp
        {...form.register('code')}
        label={t('secondFactor.code')}
        error={form.formState.errors.code?.message}
      />
      <Button type="submit" variant="primary" size="large" busy={confirm.isBusy} disabled={isEmpty}>
        {t('secondFactor.confirm')}
      </Button>
      {failure !== null && (
        <Button variant="quiet" onClick={onAgain}>
          {t('secondFactor.again')}
        </Button>
      )}
    </form>
  );
}

function SwitchedOn({ status, onDone, onCodes }: TaskProps & CodesShown) {
  const t = useSecurityT();
  const format = useFormat();
  const { since, recoveryCodesLeft } = status.secondFactor;
  const disable = useSecurityMutation(disableTotp, () => onDone(t('secondFactor.offDone')));
  const renew = useSecurityMutation(renewRecoveryCodes, onCodes);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const failure = useRejectedFields(form, disable.error ?? renew.error);
  const [password, code] = useWatch({ control: form.control, name: ['password', 'code'] });
  const isWhole = password !== '' && code.trim() !== '';
  const choose = (call: typeof disable | typeof renew) =>
    form.handleSubmit((values) => {
      disable.reset();
      renew.reset();
      call.send({ password: values.password, code: values.code.trim() });
    });

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles['note']}>
        {t('secondFactor.on', { date: format.date(since ?? 0) })}{' '}
        {t('secondFactor.left', { count: recoveryCodesLeft })}
      </p>
      <p className={styles['note']}>{t('secondFactor.prove')}</p>
      <Failure text={failure} />
      <SecretField
        {...form.register('password')}
        label={t('accountPassword')}
        error={errors.password?.message}
      />
      <CodeOfApp
        {...form.register('code')}
        label={t('secondFactor.codeOrRecovery')}
        error={errors.code?.message}
      />
      <div className={styles['actions']}>
        <Button disabled={!isWhole} busy={renew.isBusy} onClick={() => void choose(renew)()}>
          {t('secondFactor.renew')}
        </Button>
        <Button
          variant="danger"
          disabled={!isWhole}
          busy={disable.isBusy}
          onClick={() => void choose(disable)()}
        >
          {t('secondFactor.off')}
        </Button>
      </div>
    </form>
  );
}

interface CodeOfAppProps extends InputProps {
  label: string;
  error?: string | undefined;
}

function CodeOfApp({ label, error, ...input }: CodeOfAppProps) {
  return (
    <Field label={label} error={error} required>
      <Input
        {...input}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
    </Field>
  );
}

function RecoveryCodes({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: TaskProps['onDone'];
}) {
  const t = useSecurityT();
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>{t('secondFactor.keep')}</p>
      <ol className={styles['codes']} aria-label={t('secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          {t('secondFactor.copy')}
        </Button>
        <Button variant="primary" onClick={() => onDone(t('secondFactor.onDone'))}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </div>
  );
}
