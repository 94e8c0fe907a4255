import {
  addPayoutAccount,
  listPayoutAccounts,
  type PayoutAccounts,
  type PayoutKind,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import {
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { Button, Field, Input, RadioGroup } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { Select } from '@perya/ui-kit/select';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { usePayoutsT } from './locales';
import styles from './PayoutAccounts.module.css';

export interface AddAccountDialogProps {
  open: boolean;
  rules: PayoutAccounts;
  settings?: ReactElement<Record<string, unknown>> | undefined;
  onClose(): void;
}

/** A form for a new account, its holder and the payment password. */
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

interface AccountValues {
  kind: PayoutKind;
  /** Empty if there is only one provider. */
  provider: string;
  number: string;
  holder: string;
  paymentPassword: string;
}

/** Maps the platform's codes to fields. */
const NAMES = {
  PAYOUT_NUMBER_WRONG: 'number',
  PAYOUT_ACCOUNT_TWICE: 'number',
  PAYOUT_HOLDER_MISSING: 'holder',
  PAYOUT_HOLDER_OTHER: 'holder',
} as const;

function AddAccountForm({ rules, settings, onDone }: FormProps) {
  const t = usePayoutsT();
  const requiredText = useErrorText()({ key: 'form.required' });
  const queries = useQueryClient();
  const add = useApiMutation(addPayoutAccount, {
    onSuccess: () => refreshCalls(queries, [listPayoutAccounts]),
  });
  const free = rules.kinds.filter(
    ({ kind, max }) => rules.accounts.filter((each) => each.kind === kind).length < max,
  );
  const providersOf = (kind: PayoutKind) =>
    free.find((each) => each.kind === kind)?.providers ?? [];
  const providerOf = ({ kind, provider }: Pick<AccountValues, 'kind' | 'provider'>) => {
    const [first, ...others] = providersOf(kind);
    return provider === '' && others.length === 0 ? (first?.code ?? '') : provider;
  };
  const isNameFixed = rules.mustBeOwnName && rules.realName !== null;
  const needsHolder = (kind: PayoutKind) => kind !== 'crypto' && !isNameFixed;
  const missing = (typed: string) => (typed.trim() === '' ? requiredText : null);
  const form = useValidatedForm<AccountValues>({
    defaultValues: {
      kind: free[0]?.kind ?? 'bankCard',
      provider: '',
      number: '',
      holder: '',
      paymentPassword: '',
    },
    validate: (values) => ({
      provider: missing(providerOf(values)),
      number: missing(values.number),
      holder: needsHolder(values.kind) ? missing(values.holder) : null,
      paymentPassword:
        values.paymentPassword.length === PAYMENT_PASSWORD_LENGTH ? null : t('passwordMissing'),
    }),
  });
  const { control } = form;
  const { errors } = form.formState;
  const kind = useWatch({ control, name: 'kind' });
  const errorText = useRejectedFields(form, add.error, NAMES);
  const submit = form.handleSubmit((values) => {
    if (add.isPending) return;
    const account = {
      kind: values.kind,
      provider: providerOf(values),
      number: values.number,
      ...(needsHolder(values.kind) && { holder: values.holder }),
      paymentPassword: values.paymentPassword,
    };
    add.mutate(account, { onSuccess: onDone });
  });
  /** Numbers depend on the kind; the holder and password are kept. */
  const choose = (value: string) => {
    const next = free.find((each) => each.kind === value);
    if (!next) return;
    form.setValue('kind', next.kind);
    form.resetField('provider');
    form.resetField('number');
    form.clearErrors();
    add.reset();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Controller
        control={control}
        name="kind"
        render={({ field, fieldState }) => (
          <RadioGroup
            label={t('add.kind')}
            variant="chips"
            value={field.value}
            options={free.map((each) => ({ value: each.kind, label: t(`kind.${each.kind}`) }))}
            onValueChange={choose}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="provider"
        render={({ field, fieldState }) => (
          <Field label={t(`provider.${kind}`)} error={fieldState.error?.message} required>
            <Select
              value={providerOf({ kind, provider: field.value }) || null}
              placeholder={t('add.choose')}
              options={providersOf(kind).map(({ code, name }) => ({ value: code, label: name }))}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Field
        label={t(`number.${kind}`)}
        help={t(`numberHelp.${kind}`)}
        error={errors.number?.message}
        required
      >
        <Input
          {...form.register('number')}
          inputMode={kind === 'crypto' ? 'text' : 'numeric'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      {kind !== 'crypto' && isNameFixed && <FixedHolder name={rules.realName} />}
      {needsHolder(kind) && (
        <Field
          label={t('add.holder')}
          help={rules.mustBeOwnName ? t('add.holderOnce') : t('add.holderHelp')}
          error={errors.holder?.message}
          required
        >
          <Input {...form.register('holder')} autoComplete="name" maxLength={100} />
        </Field>
      )}
      <Controller
        control={control}
        name="paymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField {...field} error={fieldState.error?.message} settings={settings} />
        )}
      />
      {rules.restHours > 0 && (
        <p className={styles['hint']}>{t('add.rest', { count: rules.restHours })}</p>
      )}
      {errorText !== null && (
        <p role="alert" className={styles['rejection']}>
          {errorText}
        </p>
      )}
      <Button type="submit" variant="primary" fullWidth busy={add.isPending}>
        {t('add.submit')}
      </Button>
    </form>
  );
}

/** The member's own name, which every account must have. */
function FixedHolder({ name }: { name: string | null }) {
  const t = usePayoutsT();
  const id = useId();
  return (
    <div className={styles['fixed']}>
      <span id={id} className={styles['fixedLabel']}>
        {t('add.holder')}
      </span>
      <output aria-labelledby={id}>{name}</output>
      <p className={styles['hint']}>{t('add.holderFixed')}</p>
    </div>
  );
}
