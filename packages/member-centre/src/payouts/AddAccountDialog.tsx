import {
  addPayoutAccount,
  listPayoutAccounts,
  type PayoutAccounts,
  type PayoutKind,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PAYMENT_PASSWORD_LENGTH, PaymentPasswordField } from '@perya/page-kit';
import { Button, Field, Input, RadioGroup } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { Select } from '@perya/ui-kit/select';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactElement, type SyntheticEvent } from 'react';

import { usePayoutsT } from './i18n';
import styles from './PayoutAccounts.module.css';
import { refusedField } from './refusedField';

export interface AddAccountDialogProps {
  open: boolean;
  rules: PayoutAccounts;
  settings?: ReactElement<Record<string, unknown>> | undefined;
  onClose(): void;
}

/** Asks for a new account, its holder and the payment password. */
export function AddAccountDialog({ open, onClose, ...form }: AddAccountDialogProps) {
  const t = usePayoutsT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('add.title')}
      closeOnCoverClick={false}
      labels={{ close: t('add.close') }}
    >
      {open && <AddAccountForm {...form} onDone={onClose} />}
    </Dialog>
  );
}

type FormProps = Omit<AddAccountDialogProps, 'open' | 'onClose'> & { onDone(): void };

function AddAccountForm({ rules, settings, onDone }: FormProps) {
  const t = usePayoutsT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const add = useApiMutation(addPayoutAccount);
  const nameId = useId();
  const free = rules.kinds.filter(
    ({ kind, most }) => rules.accounts.filter((each) => each.kind === kind).length < most,
  );
  const [kind, setKind] = useState<PayoutKind>(free[0]?.kind ?? 'bankCard');
  const [provider, setProvider] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState('');
  const [password, setPassword] = useState('');
  const providers = free.find((each) => each.kind === kind)?.providers ?? [];
  const chosen = provider ?? (providers.length === 1 ? (providers[0]?.code ?? null) : null);
  const isNameFixed = rules.mustBeOwnName && rules.realName !== null;
  const needsHolder = kind !== 'crypto' && !isNameFixed;
  const isWhole =
    chosen !== null &&
    number.trim() !== '' &&
    (!needsHolder || holder.trim() !== '') &&
    password.length === PAYMENT_PASSWORD_LENGTH;
  const refused = add.error ? refusedField(add.error) : null;
  const refusedAt = (field: typeof refused) =>
    refused === field && add.error ? errorText(add.error) : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen === null || !isWhole || add.isPending) return;
    add.mutate(
      {
        kind,
        provider: chosen,
        number,
        ...(needsHolder && { holder }),
        paymentPassword: password,
      },
      {
        onSuccess: () => void refreshCalls(queries, [listPayoutAccounts]).then(onDone),
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <RadioGroup
        label={t('add.kind')}
        variant="chips"
        value={kind}
        options={free.map((each) => ({ value: each.kind, label: t(`kind.${each.kind}`) }))}
        onValueChange={(value) => {
          const next = free.find((each) => each.kind === value);
          if (!next) return;
          setKind(next.kind);
          setProvider(null);
          setNumber('');
          add.reset();
        }}
      />
      <Field label={t(`provider.${kind}`)} required>
        <Select
          value={chosen}
          placeholder={t('add.choose')}
          options={providers.map(({ code, name }) => ({ value: code, label: name }))}
          onValueChange={setProvider}
        />
      </Field>
      <Field
        label={t(`number.${kind}`)}
        help={t(`numberHelp.${kind}`)}
        error={refusedAt('number')}
        required
      >
        <Input
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          inputMode={kind === 'crypto' ? 'text' : 'numeric'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      {kind !== 'crypto' &&
        (isNameFixed ? (
          <div className={styles['fixed']}>
            <span id={nameId} className={styles['fixedLabel']}>
              {t('add.holder')}
            </span>
            <output aria-labelledby={nameId}>{rules.realName}</output>
            <p className={styles['hint']}>{t('add.holderFixed')}</p>
          </div>
        ) : (
          <Field
            label={t('add.holder')}
            help={rules.mustBeOwnName ? t('add.holderOnce') : t('add.holderHelp')}
            error={refusedAt('holder')}
            required
          >
            <Input
              value={holder}
              onChange={(event) => setHolder(event.target.value)}
              autoComplete="name"
              maxLength={100}
            />
          </Field>
        ))}
      <PaymentPasswordField
        value={password}
        onChange={setPassword}
        error={refusedAt('paymentPassword')}
        settings={settings}
      />
      {rules.restHours > 0 && (
        <p className={styles['hint']}>{t('add.rest', { count: rules.restHours })}</p>
      )}
      {refused === 'form' && add.error && (
        <p role="alert" className={styles['refusal']}>
          {errorText(add.error)}
        </p>
      )}
      <Button type="submit" variant="primary" fullWidth busy={add.isPending} disabled={!isWhole}>
        {t('add.submit')}
      </Button>
    </form>
  );
}
