import { convertPoints, type PointConfig } from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { MoneyCallNote, PAYMENT_PASSWORD_LENGTH, PaymentPasswordField } from '@perya/page-kit';
import { Button, Field, Input } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState, type FormEvent, type ReactElement } from 'react';

import { useT } from '../i18n';
import { REFRESHED } from '../refreshed';
import { usePointsText } from '../usePointsText';
import {
  convertFault,
  leastConvertible,
  mostConvertible,
  readPoints,
  worthOf,
  type ConvertFault,
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

/** Turns points into money, in the operator's steps, confirmed by the payment password (specification §7). */
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

function ConvertForm({ config, balance, securityLink }: ConvertFormProps) {
  const t = useT();
  const format = useFormat();
  const pointsText = usePointsText();
  const faultText = useFaultText(config, balance);
  const call = useMoneyCall(convertPoints, { refresh: REFRESHED.converted, isSecret: true });
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ points?: ConvertFault; password?: string }>({});
  const { currency } = config.convertAmount;
  const points = readPoints(typed);
  const most = mostConvertible(balance, config);
  const worth = points === null ? null : format.money(worthOf(points, config), currency);
  const isValid = convertFault(points, balance, config) === null;

  if (call.state === 'done' && call.output !== null) {
    const { paid, pointsLeft } = call.output;
    return (
      <MoneyCallNote
        call={call}
        done={t('convert.done', { amount: format.money(paid.minor, paid.currency) })}
        action={
          <>
            <p className={styles['hint']}>
              {t('convert.left', { points: pointsText(pointsLeft) })}
            </p>
            <Button onClick={call.reset}>{t('convert.again')}</Button>
          </>
        }
      />
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = convertFault(points, balance, config);
    const found = {
      ...(wrong === null ? {} : { points: wrong }),
      ...(password.length === PAYMENT_PASSWORD_LENGTH
        ? {}
        : { password: t('form.passwordMissing') }),
    };
    setFaults(found);
    if (points === null || Object.keys(found).length > 0) return;
    call.send({ points, paymentPassword: password });
    setPassword('');
    setTyped('');
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field
        label={t('convert.points')}
        help={t('convert.have', { points: pointsText(balance) })}
        error={faults.points && faultText(faults.points)}
        required
        labelEnd={
          <Button
            size="small"
            variant="quiet"
            disabled={most === 0 || call.isUnderWay}
            onClick={() => {
              setTyped(String(most));
              setFaults({});
            }}
          >
            {t('convert.all')}
          </Button>
        }
      >
        <Input
          name="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={typed}
          disabled={call.isUnderWay}
          onChange={({ target }) => {
            setTyped(target.value);
            setFaults({});
          }}
        />
      </Field>
      <PaymentPasswordField
        value={password}
        onChange={(next) => {
          setPassword(next);
          setFaults({});
        }}
        error={faults.password}
        settings={securityLink}
        disabled={call.isUnderWay}
      />
      {config.convertTurnover > 0 && (
        <p className={styles['hint']}>
          {t('convert.turnover', { times: format.number(config.convertTurnover) })}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" busy={call.isUnderWay}>
        {isValid && worth !== null ? t('convert.sendAmount', { amount: worth }) : t('convert.send')}
      </Button>
      <MoneyCallNote call={call} />
    </form>
  );
}

function useFaultText(config: PointConfig, balance: number): (fault: ConvertFault) => string {
  const t = useT();
  const pointsText = usePointsText();
  return (fault) =>
    t(`convertFault.${fault}`, {
      least: pointsText(leastConvertible(config)),
      step: pointsText(config.convertPoints),
      have: pointsText(balance),
    });
}
