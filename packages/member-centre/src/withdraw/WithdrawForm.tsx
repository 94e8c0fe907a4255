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
import { MoneyCallNote, PAYMENT_PASSWORD_LENGTH, PaymentPasswordField } from '@perya/page-kit';
import { readAmount, typedAmount } from '@perya/rules/money';
import { Button, EmptyState, Field, Input, RadioGroup } from '@perya/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type ReactElement, type SyntheticEvent } from 'react';

import { AccountIcon } from '../payouts/AccountIcon';
import { AddAccountDialog } from '../payouts/AddAccountDialog';
import { canAdd } from '../payouts/PayoutAccounts';
import { useWithdrawT } from './i18n';
import { QuotePreview } from './QuotePreview';
import { SeeWithdrawal } from './SeeWithdrawal';
import styles from './Withdraw.module.css';

export interface WithdrawFormProps {
  terms: WithdrawalTerms;
  accounts: PayoutAccounts;
  /** The link to where the payment password is set. */
  settings: ReactElement<Record<string, unknown>>;
}

const REFRESH = [
  getBalance,
  getWithdrawalTerms,
  getTransactionHistory,
  listPayoutAccounts,
  listWithdrawals,
] as const;

/** Account, amount, what it costs and brings, payment password. */
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
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const account = usable.find(({ id }) => id === chosenId) ?? firstReady;
  const amount = readAmount(text);
  const method = terms.methods.find(({ kind }) => kind === account?.kind);
  const fault = text === '' ? undefined : amountFault(amount, terms);
  const money = (minor: number) => format.money(minor, terms.currency);
  const quote =
    method && amount !== null && amount >= terms.least.minor && fault === undefined
      ? quoteWithdrawal(amount, method)
      : null;
  const isWhole = account && quote && password.length === PAYMENT_PASSWORD_LENGTH;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWhole || call.isUnderWay) return;
    call.send({
      accountId: account.id,
      amount: quote.amount,
      fee: quote.fee,
      paymentPassword: password,
    });
    setPassword('');
  };

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
            {first && <SeeWithdrawal id={first.id} />}
            <Button
              onClick={() => {
                setText('');
                call.reset();
              }}
            >
              {t('form.another')}
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <RadioGroup
        label={t('form.account')}
        variant="cards"
        value={account?.id ?? ''}
        disabled={call.isUnderWay}
        options={usable.map((each) => ({
          value: each.id,
          label: each.providerName,
          description: describe(each),
          icon: <AccountIcon kind={each.kind} />,
          disabled: each.usableAt > now,
        }))}
        onValueChange={setChosenId}
      />
      {addButton && <div>{addButton}</div>}
      <Field
        label={t('form.amount')}
        help={t('form.range', { min: money(terms.least.minor), max: money(terms.most.minor) })}
        error={fault && t(`fault.${fault}`, faultParams(terms, money))}
        required
      >
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          disabled={call.isUnderWay}
          start={format.currencySymbol(terms.currency)}
          end={
            <Button
              size="small"
              variant="quiet"
              disabled={terms.withdrawable.minor < terms.least.minor || call.isUnderWay}
              onClick={() => setText(typedAmount(terms.withdrawable.minor))}
            >
              {t('form.all')}
            </Button>
          }
        />
      </Field>
      {quote && <QuotePreview quote={quote} currency={terms.currency} />}
      <PaymentPasswordField
        value={password}
        onChange={setPassword}
        settings={settings}
        disabled={call.isUnderWay}
        {...(!terms.hasPaymentPassword && { error: t('form.noPassword') })}
      />
      <p className={styles['hint']}>
        {terms.canCancel ? t('form.canCancel') : t('form.cannotCancel')}{' '}
        {t('form.today', {
          amount: money(terms.leftToday.minor),
          count: terms.countLeft,
        })}
      </p>
      <MoneyCallNote call={call} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={call.isUnderWay}
        disabled={!isWhole}
      >
        {quote ? t('form.submitAmount', { amount: money(quote.amount) }) : t('form.submit')}
      </Button>
      {adding}
    </form>
  );

  function describe({ number, holder, usableAt }: PayoutAccount): string {
    const name = holder === null ? number : `${number} · ${holder}`;
    return usableAt > now
      ? `${name} · ${t('form.restsUntil', { time: format.dateTime(usableAt) })}`
      : name;
  }
}

type AmountFault = 'none' | 'turnover' | 'count' | 'least' | 'most' | 'withdrawable';

/** Why an amount cannot be withdrawn; the platform looks again. */
function amountFault(amount: number | null, terms: WithdrawalTerms): AmountFault | undefined {
  const { least, most, withdrawable, turnover, countLeft } = terms;
  if (amount === null) return 'none';
  if (turnover.length > 0) return 'turnover';
  if (countLeft === 0) return 'count';
  if (amount < least.minor) return 'least';
  if (amount > most.minor) return 'most';
  return amount > withdrawable.minor ? 'withdrawable' : undefined;
}

const faultParams = (terms: WithdrawalTerms, money: (minor: number) => string) => ({
  min: money(terms.least.minor),
  max: money(terms.most.minor),
  amount: money(terms.withdrawable.minor),
});
