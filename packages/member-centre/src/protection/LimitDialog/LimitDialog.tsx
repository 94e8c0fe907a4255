import {
  getProtection,
  setProtectionLimit,
  type Protection,
  type ProtectionLimit,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useRejectedFields, useValidatedForm } from '@perya/page-kit';
import { minorUnits, formatAmountInput } from '@perya/rules/money';
import { Button, Field, Input, RadioGroup } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import { presetsOf, readLimit } from './limitInput';
import styles from './LimitDialog.module.css';

export interface LimitDialogProps {
  /** The limit being edited; null while the dialog is closed. */
  limit: ProtectionLimit | null;
  protection: Protection;
  onClose(): void;
}

/** Sets one limit with a preset or a number. A lower limit applies immediately, a higher one after a delay. */
export function LimitDialog({ limit, protection, onClose }: LimitDialogProps) {
  const t = useProtectionT();
  const [shown, setShown] = useState(limit);
  // Keeps the content during the exit animation.
  if (limit !== null && limit !== shown) setShown(limit);
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  if (shown === null) return null;
  return (
    <Dialog
      open={limit !== null}
      onClose={onClose}
      size="small"
      title={t(`name.${shown.kind}.${shown.period}`)}
      labels={{ close: t('dialog.close') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <LimitForm
        key={`${shown.kind} ${shown.period}`}
        id={form}
        limit={shown}
        protection={protection}
        onBusy={setIsBusy}
        onDone={onClose}
      />
    </Dialog>
  );
}

interface LimitFormProps {
  id: string;
  limit: ProtectionLimit;
  protection: Protection;
  onBusy(isBusy: boolean): void;
  onDone(): void;
}

const NONE = 'none';

function LimitForm({ id, limit, protection, onBusy, onDone }: LimitFormProps) {
  const t = useProtectionT();
  const format = useFormat();
  const queries = useQueryClient();
  const { currency, raiseHours } = protection;
  const words = useLimitFormat(currency);
  const { kind, period, amount } = limit;
  const form = useValidatedForm({
    defaultValues: { typed: amount === null ? '' : formatAmountInput(amount), isNone: false },
    validate: ({ typed, isNone }) => ({
      typed:
        isNone || readLimit(kind, typed) !== undefined
          ? null
          : t(kind === 'time' ? 'dialog.wrongMinutes' : 'dialog.wrongAmount'),
    }),
  });
  const { control, setValue } = form;
  const { mutate, isPending, error } = useApiMutation(setProtectionLimit, {
    onMutate: () => onBusy(true),
    onSuccess: onDone,
    onSettled: () => {
      onBusy(false);
      return refreshCalls(queries, [getProtection]);
    },
  });
  const failure = useRejectedFields(form, error, { amount: 'typed' });
  const [typed, isNone] = useWatch({ control, name: ['typed', 'isNone'] });
  const wanted = isNone ? null : readLimit(kind, typed);
  const presets = presetsOf(limit);
  const waits = amount !== null && (isNone || (typeof wanted === 'number' && wanted > amount));
  const submit = form.handleSubmit((values) => {
    const next = values.isNone ? null : readLimit(kind, values.typed);
    if (next !== undefined && !isPending) mutate({ kind, period, amount: next });
  });

  return (
    <form id={id} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={t('dialog.presets')}
        variant="chips"
        value={isNone ? NONE : String(wanted ?? '')}
        onValueChange={(value) => {
          setValue('isNone', value === NONE);
          setValue('typed', value === NONE ? '' : formatAmountInput(minorUnits(Number(value))));
          form.clearErrors('typed');
        }}
        options={[
          ...presets.map((preset) => ({
            value: String(preset),
            label: words.amount(kind, preset),
          })),
          ...(amount === null ? [] : [{ value: NONE, label: t('dialog.none') }]),
        ]}
      />
      <Field
        label={t(kind === 'time' ? 'dialog.minutes' : 'dialog.amount')}
        error={form.formState.errors.typed?.message}
      >
        <Input
          {...form.register('typed', { onChange: () => setValue('isNone', false) })}
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={16}
          {...(kind === 'time'
            ? { end: t('dialog.minutesUnit') }
            : { start: format.currencySymbol(currency) })}
        />
      </Field>
      <p className={styles['rule']} aria-live="polite">
        {waits ? t('dialog.waits', { count: raiseHours }) : t('dialog.atOnce')}
      </p>
      {failure !== null && (
        <p role="alert" className={styles['error']}>
          {failure}
        </p>
      )}
    </form>
  );
}
