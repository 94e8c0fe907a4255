import { convertPoints, type PointConfig } from '@perya/api-client';
import { useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  MoneyCallNote,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { Button, Field, Input } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import type { ReactElement } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../locales';
import { INVALIDATED_QUERIES } from '../queries/invalidatedQueries';
import { usePointsText } from '../points/usePointsText';
import {
  convertErrorOf,
  minConvertible,
  maxConvertible,
  readPoints,
  pointsValue,
  type ConvertError,
} from './convertRules';
import styles from './ConvertDialog.module.css';

export interface ConvertDialogProps {
  open: boolean;
  onClose(): void;
  config: PointConfig;
  /** The member's points. */
  balance: number;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/**
 * Converts points to money, in the operator's steps, confirmed by the payment password (specification §7).
 */
export function ConvertDialog({ open, onClose, ...form }: ConvertDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const { convertPoints: step, convertAmount } = form.config;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('convert.title')}
      description={t('head.rate', {
        count: step,
        amount: money(convertAmount.minor, convertAmount.currency),
      })}
      labels={{ close: t('close') }}
      closeOnCoverClick={false}
    >
      <ConvertForm {...form} />
    </Dialog>
  );
}

type ConvertFormProps = Omit<ConvertDialogProps, 'open' | 'onClose'>;

type ConvertCall = MoneyCall<typeof convertPoints>;

interface ConvertValues {
  points: string;
  paymentPassword: string;
}

function ConvertForm({ config, balance, securityLink }: ConvertFormProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText(config, balance);
  const call = useMoneyCall(convertPoints, {
    refresh: INVALIDATED_QUERIES.converted,
    isSecret: true,
  });
  const form = useValidatedForm<ConvertValues>({
    defaultValues: { points: '', paymentPassword: '' },
    validate: ({ points, paymentPassword }) => {
      const error = convertErrorOf(readPoints(points), balance, config);
      return {
        points: error && errorText(error),
        paymentPassword:
          paymentPassword.length === PAYMENT_PASSWORD_LENGTH ? null : t('form.passwordMissing'),
      };
    },
  });
  const submit = useMoneySubmit(form, call, ({ points, paymentPassword }) => ({
    points: readPoints(points) ?? 0,
    paymentPassword,
  }));
  const rejection = useRejectedFields(form, call.error);
  if (call.state === 'done' && call.output !== null) {
    return <ConvertedNote call={call} converted={call.output} />;
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PointsField
        form={form}
        balance={balance}
        max={maxConvertible(balance, config)}
        disabled={call.isPending}
      />
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            error={fieldState.error?.message}
            settings={securityLink}
            disabled={call.isPending}
          />
        )}
      />
      {config.convertTurnover > 0 && (
        <p className={styles['hint']}>
          {t('convert.turnover', { times: format.number(config.convertTurnover) })}
        </p>
      )}
      <SendButton form={form} config={config} balance={balance} busy={call.isPending} />
      {/* Errors shown at a field aren't repeated here. */}
      <MoneyCallNote call={{ state: call.state, error: rejection === null ? null : call.error }} />
    </form>
  );
}

interface PointsFieldProps {
  form: UseFormReturn<ConvertValues>;
  balance: number;
  /** Max convertible points. */
  max: number;
  disabled: boolean;
}

function PointsField({ form, balance, max, disabled }: PointsFieldProps) {
  const t = useT();
  const pointsText = usePointsText();
  const { errors, isSubmitted } = form.formState;
  return (
    <Field
      label={t('convert.points')}
      help={t('convert.have', { points: pointsText(balance) })}
      error={errors.points?.message}
      required
      labelEnd={
        <Button
          size="small"
          variant="quiet"
          disabled={max === 0 || disabled}
          onClick={() =>
            form.setValue('points', String(max), {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            })
          }
        >
          {t('convert.all')}
        </Button>
      }
    >
      <Input
        {...form.register('points')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        disabled={disabled}
      />
    </Field>
  );
}

interface SendButtonProps extends Pick<ConvertFormProps, 'config' | 'balance'> {
  form: UseFormReturn<ConvertValues>;
  busy: boolean;
}

/** The submit button, labeled with the resulting amount if the points can be converted. */
function SendButton({ form, config, balance, busy }: SendButtonProps) {
  const t = useT();
  const format = useFormat();
  const points = readPoints(useWatch({ control: form.control, name: 'points' }));
  const isValid = points !== null && convertErrorOf(points, balance, config) === null;
  return (
    <Button type="submit" variant="primary" size="large" busy={busy}>
      {isValid
        ? t('convert.sendAmount', {
            amount: format.money(pointsValue(points, config), config.convertAmount.currency),
          })
        : t('convert.send')}
    </Button>
  );
}

interface ConvertedNoteProps {
  call: ConvertCall;
  converted: NonNullable<ConvertCall['output']>;
}

function ConvertedNote({ call, converted: { paid, pointsLeft } }: ConvertedNoteProps) {
  const t = useT();
  const format = useFormat();
  const pointsText = usePointsText();
  return (
    <MoneyCallNote
      call={call}
      done={t('convert.done', { amount: format.money(paid.minor, paid.currency) })}
      action={
        <>
          <p className={styles['hint']}>{t('convert.left', { points: pointsText(pointsLeft) })}</p>
          <Button onClick={call.reset}>{t('convert.again')}</Button>
        </>
      }
    />
  );
}

function useErrorText(config: PointConfig, balance: number): (error: ConvertError) => string {
  const t = useT();
  const pointsText = usePointsText();
  return (error) =>
    t(`convertError.${error}`, {
      min: pointsText(minConvertible(config)),
      step: pointsText(config.convertPoints),
      have: pointsText(balance),
    });
}
