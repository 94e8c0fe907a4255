import {
  getBalance,
  getTransactionHistory,
  getUplineTerms,
  listWallets,
  transferToUpline,
  type UplineTerms,
} from '@perya/api-client';
import { useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  AmountField,
  BalanceText,
  Loaded,
  MoneyCallNote,
  PageFrame,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useAmountErrorOf,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { Button, Card } from '@perya/ui-kit';
import { Controller, useWatch } from 'react-hook-form';

import type { MemberPageProps } from '../address/MemberPageProps';
import { useWalletT } from './locales';
import styles from './TransferUplinePage.module.css';

const CHANGED = [getBalance, listWallets, getTransactionHistory, getUplineTerms];

export type TransferUplinePageProps = Pick<MemberPageProps, 'linkTo'>;

/** Transfers to the upline, if the platform allows them (specification §2, transferUpline; §3, toUpline). */
export function TransferUplinePage({ linkTo }: TransferUplinePageProps) {
  const t = useWalletT();
  const query = useApiQuery(getUplineTerms, {}, { staleTime: 0 });
  return (
    <PageFrame title={t('upline.title')} lead={t('upline.lead')}>
      <Loaded query={query} skeleton={[160, 240]}>
        {(data) => (
          <>
            <Terms terms={data} />
            <UplineForm terms={data} linkTo={linkTo} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

function Terms({ terms }: { terms: UplineTerms }) {
  const t = useWalletT();
  const format = useFormat();
  const { upline, balance, turnoverLeft, min, max, leftToday, perDay } = terms;
  const money = ({ minor, currency }: typeof balance) => format.money(minor, currency);
  return (
    <Card tone="raised">
      <dl className={styles['terms']}>
        <div>
          <dt>{t('upline.to')}</dt>
          <dd className={styles['name']}>{upline}</dd>
        </div>
        <div>
          <dt>{t('upline.balance')}</dt>
          <dd>
            <BalanceText money={balance} hasEye />
          </dd>
        </div>
        {turnoverLeft.minor > 0 && (
          <div>
            <dt>{t('upline.turnoverLeft')}</dt>
            <dd>
              <BalanceText money={turnoverLeft} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('upline.limits')}</dt>
          <dd>{t('upline.range', { min: money(min), max: money(max) })}</dd>
        </div>
        <div>
          <dt>{t('upline.today')}</dt>
          <dd>{t('upline.leftOf', { left: money(leftToday), limit: money(perDay) })}</dd>
        </div>
      </dl>
    </Card>
  );
}

interface UplineFormProps extends TransferUplinePageProps {
  terms: UplineTerms;
}

function UplineForm({ terms, linkTo }: UplineFormProps) {
  const t = useWalletT();
  const format = useFormat();
  const amountErrorOf = useAmountErrorOf();
  const call = useMoneyCall(transferToUpline, { refresh: CHANGED, isSecret: true });
  const { transferable, min, hasPaymentPassword } = terms;
  const { currency } = transferable;
  const form = useValidatedForm({
    defaultValues: { amount: '', paymentPassword: '' },
    validate: (values) => ({
      amount: amountErrorOf(readAmount(values.amount), {
        min: min.minor,
        max: transferable.minor,
        currency,
      }),
      paymentPassword:
        values.paymentPassword.length === PAYMENT_PASSWORD_LENGTH
          ? null
          : t('upline.passwordMissing'),
    }),
  });
  const { control } = form;
  const submit = useMoneySubmit(form, call, (values) => ({
    amount: readAmount(values.amount) ?? minorUnits(0),
    paymentPassword: values.paymentPassword,
  }));
  const errorText = useRejectedFields(form, call.error);
  const amount = readAmount(useWatch({ control, name: 'amount' }));

  return (
    <Card title={t('upline.form')} titleLevel={3}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="amount"
          render={({ field, fieldState }) => (
            <AmountField
              {...field}
              currency={currency}
              max={transferable.minor}
              error={fieldState.error?.message}
              disabled={call.isPending}
            />
          )}
        />
        <Controller
          control={control}
          name="paymentPassword"
          render={({ field, fieldState }) => (
            <PaymentPasswordField
              {...field}
              error={
                fieldState.error?.message ?? (hasPaymentPassword ? null : t('upline.noPassword'))
              }
              settings={linkTo('securityCenter')}
              disabled={call.isPending}
            />
          )}
        />
        <Button type="submit" variant="primary" size="large" busy={call.isPending}>
          {amount === null || amount === 0
            ? t('upline.send')
            : t('upline.sendAmount', { amount: format.money(amount, currency) })}
        </Button>
        <MoneyCallNote
          // Errors shown at a field aren't repeated here.
          call={{ state: call.state, error: errorText === null ? null : call.error }}
          done={
            call.output &&
            t('upline.sent', {
              amount: format.money(call.output.amount.minor, call.output.amount.currency),
              upline: call.output.upline,
            })
          }
        />
      </form>
    </Card>
  );
}
