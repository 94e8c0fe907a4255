import {
  getBalance,
  getTransactionHistory,
  getWithdrawalTerms,
  listPayoutAccounts,
  listWithdrawals,
  quoteWithdrawal,
  requestWithdrawal,
  type PayoutAccount,
  type PayoutAccounts,
  type WithdrawalTerms,
} from '@perya/api-client';
import { useApi, useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  AmountField,
  MoneyCallNote,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { Button, EmptyState, RadioGroup } from '@perya/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { AddAccountDialog } from '../payouts/AddAccountDialog';
import { AccountIcon, canAdd } from '../payouts/PayoutAccounts';
import { amountErrorOf, turnoverLeft } from './amountError';
import { useWithdrawT } from './locales';
import { QuotePreview } from './QuotePreview';
import styles from './Withdraw.module.css';
import { WithdrawalLink } from './withdrawalLink';

export interface WithdrawFormProps {
  terms: WithdrawalTerms;
  accounts: PayoutAccounts;
  /** A link to the page where the payment password is set. */
  settings: ReactElement<Record<string, unknown>>;
}

const REFRESH = [
  getBalance,
  getWithdrawalTerms,
  getTransactionHistory,
  listPayoutAccounts,
  listWithdrawals,
] as const;

const NOTHING = minorUnits(0);

/** Account, amount, quote and payment password. */
export function WithdrawForm({ terms, accounts, settings }: WithdrawFormProps) {
  const t = useWithdrawT();
  const format = useFormat();
  const client = useApi();
  const call = useMoneyCall(requestWithdrawal, { refresh: REFRESH, isSecret: true });
  const usable = accounts.accounts.filter(({ kind }) =>
    terms.methods.some((method) => method.kind === kind),
  );
  const now = client.serverNow();
  const firstReady = usable.find(({ usableAt }) => usableAt <= now);
  const [isAdding, setIsAdding] = useState(false);
  const money = (minor: number) => format.money(minor, terms.currency);
  const amountErrorText = (typed: string) => {
    const amountError = amountErrorOf(readAmount(typed), terms);
    return amountError && t(`error.${amountError}`, errorParams(terms, money));
  };
  const form = useValidatedForm({
    defaultValues: { accountId: '', amount: '', paymentPassword: '' },
    validate: (values) => ({
      amount: amountErrorText(values.amount),
      paymentPassword:
        values.paymentPassword.length === PAYMENT_PASSWORD_LENGTH
          ? null
          : t('form.passwordMissing'),
    }),
  });
  const { control } = form;
  const [chosenId, typed] = useWatch({ control, name: ['accountId', 'amount'] });
  const account = usable.find(({ id }) => id === chosenId) ?? firstReady;
  const amount = readAmount(typed);
  const method = terms.methods.find(({ kind }) => kind === account?.kind);
  // Errors are shown while typing, but not for an empty field.
  const amountError = typed === '' ? null : amountErrorText(typed);
  const quote =
    method && amount !== null && amount >= terms.min.minor && amountError === null
      ? quoteWithdrawal(amount, method)
      : null;
  const submit = useMoneySubmit(form, call, ({ paymentPassword }) => ({
    accountId: account?.id ?? '',
    amount: quote?.amount ?? NOTHING,
    fee: quote?.fee ?? NOTHING,
    paymentPassword,
  }));
  const errorText = useRejectedFields(form, call.error);

  const adding = (
    <AddAccountDialog
      open={isAdding}
      rules={accounts}
      settings={settings}
      onClose={() => setIsAdding(false)}
    />
  );
  const addButton = canAdd(accounts) && (
    <Button iconStart={<Plus />} onClick={() => setIsAdding(true)}>
      {t('form.addAccount')}
    </Button>
  );
  if (usable.length === 0) {
    return (
      <>
        <EmptyState
          size="compact"
          title={t('form.noAccountTitle')}
          description={t('form.noAccountText')}
          action={addButton}
        />
        {adding}
      </>
    );
  }
  if (call.state === 'done' && call.output) {
    const [first] = call.output.withdrawals;
    const sum = call.output.withdrawals.reduce((total, each) => total + each.amount.minor, 0);
    return (
      <MoneyCallNote
        call={call}
        done={t('form.done', { amount: money(sum) })}
        action={
          <div className={styles['actions']}>
            {first && <WithdrawalLink id={first.id} />}
            <Button onClick={call.reset}>{t('form.another')}</Button>
          </div>
        }
      />
    );
  }
  return (
    <>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="accountId"
          render={({ fieldState }) => (
            <RadioGroup
              label={t('form.account')}
              variant="cards"
              value={account?.id ?? ''}
              disabled={call.isPending}
              error={fieldState.error?.message}
              options={usable.map((each) => ({
                value: each.id,
                label: each.providerName,
                description: describe(each),
                icon: <AccountIcon kind={each.kind} />,
                disabled: each.usableAt > now,
              }))}
              // Set as default value, so that the selection survives the form reset after a withdrawal.
              onValueChange={(id) => form.resetField('accountId', { defaultValue: id })}
            />
          )}
        />
        {addButton && <div>{addButton}</div>}
        <Controller
          control={control}
          name="amount"
          render={({ field, fieldState }) => (
            <AmountField
              {...field}
              currency={terms.currency}
              max={terms.withdrawable.minor}
              help={t('form.range', {
                min: money(terms.min.minor),
                max: money(terms.max.minor),
              })}
              error={fieldState.error?.message ?? amountError}
              disabled={call.isPending}
            />
          )}
        />
        {quote && <QuotePreview quote={quote} currency={terms.currency} />}
        <Controller
          control={control}
          name="paymentPassword"
          render={({ field, fieldState }) => (
            <PaymentPasswordField
              {...field}
              settings={settings}
              disabled={call.isPending}
              error={
                fieldState.error?.message ??
                (terms.hasPaymentPassword ? null : t('form.noPassword'))
              }
            />
          )}
        />
        <p className={styles['hint']}>
          {terms.canCancel ? t('form.canCancel') : t('form.cannotCancel')}{' '}
          {t('form.today', {
            amount: money(terms.leftToday.minor),
            count: terms.countLeft,
          })}
        </p>
        <MoneyCallNote
          // Errors shown at a field aren't repeated here.
          call={{ state: call.state, error: errorText === null ? null : call.error }}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          busy={call.isPending}
          disabled={account === undefined}
        >
          {quote ? t('form.submitAmount', { amount: money(quote.amount) }) : t('form.submit')}
        </Button>
      </form>
      {/* Outside of the form, because the dialog's submit event bubbles through React's tree. */}
      {adding}
    </>
  );

  function describe({ number, holder, usableAt }: PayoutAccount): string {
    const name = holder === null ? number : `${number} · ${holder}`;
    return usableAt > now
      ? `${name} · ${t('form.restsUntil', { time: format.dateTime(usableAt) })}`
      : name;
  }
}

const errorParams = (terms: WithdrawalTerms, money: (minor: number) => string) => ({
  min: money(terms.min.minor),
  max: money(terms.max.minor),
  amount: money(terms.withdrawable.minor),
  left: money(turnoverLeft(terms.turnover)),
});
