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
  PaymentPasswordField,
  useAmountFault,
} from '@perya/page-kit';
import { readAmount } from '@perya/rules/money';
import { Button, Card } from '@perya/ui-kit';
import { useState, type FormEvent } from 'react';

import type { MemberPageProps } from '../MemberPageProps';
import { useWalletT } from './i18n';
import styles from './TransferUplinePage.module.css';

const CHANGED = [getBalance, listWallets, getTransactionHistory, getUplineTerms];

export type TransferUplinePageProps = Pick<MemberPageProps, 'linkTo'>;

/** Transfers to the upline, for whom the platform allows it (specification §2, transferUpline; §3, toUpline). */
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
  const { upline, balance, turnoverLeft, least, most, leftToday, perDay } = terms;
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
          <dd>{t('upline.range', { least: money(least), most: money(most) })}</dd>
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
  const amountFault = useAmountFault();
  const call = useMoneyCall(transferToUpline, { refresh: CHANGED, isSecret: true });
  const { transferable, least, hasPaymentPassword } = terms;
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ amount?: string; password?: string }>({});
  const doneId = call.output?.id ?? null;
  const [seenId, setSeenId] = useState(doneId);
  if (doneId !== seenId) {
    setSeenId(doneId);
    setTyped('');
  }
  const amount = readAmount(typed);
  const { currency } = transferable;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of a double one, after the answer to the first.
    if (typed === '' && doneId !== null) return;
    const wrongAmount = amountFault(amount, {
      min: least.minor,
      max: transferable.minor,
      currency,
    });
    const found = {
      ...(wrongAmount === null ? {} : { amount: wrongAmount }),
      ...(password.length === 6 ? {} : { password: t('upline.passwordMissing') }),
    };
    setFaults(found);
    if (amount === null || Object.keys(found).length > 0) return;
    call.send({ amount, paymentPassword: password });
    setPassword('');
  };
  return (
    <Card title={t('upline.form')} titleLevel={3}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <AmountField
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setFaults({});
          }}
          currency={currency}
          max={transferable.minor}
          error={faults.amount}
          disabled={call.isUnderWay}
        />
        <PaymentPasswordField
          value={password}
          onChange={(next) => {
            setPassword(next);
            setFaults({});
          }}
          error={faults.password ?? (hasPaymentPassword ? null : t('upline.noPassword'))}
          settings={linkTo('securityCenter')}
          disabled={call.isUnderWay}
        />
        <Button type="submit" variant="primary" size="large" busy={call.isUnderWay}>
          {amount === null || amount === 0
            ? t('upline.send')
            : t('upline.sendAmount', { amount: format.money(amount, currency) })}
        </Button>
        <MoneyCallNote
          call={call}
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
