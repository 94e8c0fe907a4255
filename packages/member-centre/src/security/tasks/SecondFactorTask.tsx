import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button, Field, Input } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { useState } from 'react';

import { useSecurityT } from '../i18n';
import { Failure } from '../parts/Failure';
import { SecretField } from '../parts/SecretField';
import styles from '../parts/Security.module.css';
import type { TaskProps } from '../TaskProps';
import { useTask } from '../useTask';

const QR_SIZE = 184;
/** A key is read in groups of four. */
const GROUP = /.{1,4}/g;

/** The second step by an authenticator app: on, off, and its recovery codes. */
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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const start = useTask(startTotp);
  const confirm = useTask(confirmTotp, onCodes);
  const setup = start.output;

  if (setup === undefined) {
    return (
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') start.send({ password });
        }}
      >
        <Failure text={start.refusal.text} />
        <SecretField
          label={t('accountPassword')}
          value={password}
          onChange={setPassword}
          error={start.refusal.fields['password']}
        />
        <Button type="submit" variant="primary" size="large" busy={start.isBusy}>
          {t('secondFactor.start')}
        </Button>
      </form>
    );
  }
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm.send({ code: code.trim() });
      }}
    >
      <p className={styles['note']}>{t('secondFactor.scan')}</p>
      <QrCode value={setup.uri} label={t('secondFactor.qr')} size={QR_SIZE} />
      <p className={styles['note']}>
        {t('secondFactor.type')}
        <code className={styles['key']}>{(setup.key.match(GROUP) ?? []).join(' ')}</code>
      </p>
      <Failure text={confirm.refusal.text} />
      <CodeOfApp
        value={code}
        onChange={setCode}
        label={t('secondFactor.code')}
        error={confirm.refusal.fields['code']}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={confirm.isBusy}
        disabled={code.trim() === ''}
      >
        {t('secondFactor.confirm')}
      </Button>
      {confirm.refusal.text !== null && (
        <Button variant="quiet" onClick={start.reset}>
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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const disable = useTask(disableTotp, () => onDone(t('secondFactor.offDone')));
  const renew = useTask(renewRecoveryCodes, onCodes);
  const refusals = [disable.refusal, renew.refusal];
  const fieldFault = (name: string) =>
    refusals.map(({ fields }) => fields[name]).find((text) => text !== undefined);
  const isWhole = password !== '' && code.trim() !== '';
  const choose = (call: typeof disable | typeof renew) => {
    disable.reset();
    renew.reset();
    call.send({ password, code: code.trim() });
  };

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
      <Failure text={disable.refusal.text ?? renew.refusal.text} />
      <SecretField
        label={t('accountPassword')}
        value={password}
        onChange={setPassword}
        error={fieldFault('password')}
      />
      <CodeOfApp
        value={code}
        onChange={setCode}
        label={t('secondFactor.codeOrRecovery')}
        error={fieldFault('code')}
      />
      <div className={styles['actions']}>
        <Button disabled={!isWhole} busy={renew.isBusy} onClick={() => choose(renew)}>
          {t('secondFactor.renew')}
        </Button>
        <Button
          variant="danger"
          disabled={!isWhole}
          busy={disable.isBusy}
          onClick={() => choose(disable)}
        >
          {t('secondFactor.off')}
        </Button>
      </div>
    </form>
  );
}

interface CodeOfAppProps {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
}

function CodeOfApp({ label, value, onChange, error }: CodeOfAppProps) {
  return (
    <Field label={label} error={error} required>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
