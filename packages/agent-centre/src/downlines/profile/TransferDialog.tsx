import {
  getBalance,
  getDownline,
  getDownlines,
  getTransactionHistory,
  listWallets,
  transferToDownline,
  type Downline,
  type DownlineTransferTerms,
} from '@perya/api-client';
import { useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  AmountField,
  BalanceText,
  Facts,
  MoneyCallNote,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useAmountErrorOf,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { Controller, useWatch } from 'react-hook-form';

import type { AgentPageProps } from '../../address/AgentPageProps';
import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';

const CHANGED = [getBalance, listWallets, getTransactionHistory, getDownline, getDownlines];

export interface TransferDialogProps extends Pick<AgentPageProps, 'securityLink'> {
  isOpen: boolean;
  downline: Pick<Downline, 'memberId' | 'account'>;
  terms: DownlineTransferTerms;
  onClose(): void;
}

/**
 * Transfers money from the agent's main wallet to a direct downline (specification §1, Agents can transfer to
 * downline).
 */
export function TransferDialog({ isOpen, onClose, ...form }: TransferDialogProps) {
  const t = useDownlinesT();
  const call = useMoneyCall(transferToDownline, {
    refresh: CHANGED,
    scope: form.downline.memberId,
    isSecret: true,
  });
  const close = () => {
    // Clears the result. A transfer whose outcome is unknown is kept.
    call.reset();
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeOnCoverClick={false}
      title={t('transfer.title', { account: form.downline.account })}
      description={t('transfer.lead')}
      labels={{ close: t('close') }}
    >
      <TransferForm {...form} call={call} />
    </Dialog>
  );
}

interface TransferFormProps extends Omit<TransferDialogProps, 'isOpen' | 'onClose'> {
  call: MoneyCall<typeof transferToDownline>;
}

function TransferForm({
  downline: { memberId, account },
  terms,
  securityLink,
  call,
}: TransferFormProps) {
  const t = useDownlinesT();
  const { money } = useFormat();
  const amountErrorOf = useAmountErrorOf();
  const { transferable, min, hasPaymentPassword } = terms;
  const { currency } = transferable;
  const form = useValidatedForm({
    defaultValues: { amount: '', paymentPassword: '' },
    validate: ({ amount, paymentPassword }) => ({
      amount: amountErrorOf(readAmount(amount), {
        min: min.minor,
        max: transferable.minor,
        currency,
      }),
      paymentPassword:
        paymentPassword.length < PAYMENT_PASSWORD_LENGTH ? t('transfer.passwordMissing') : null,
    }),
  });
  const { control } = form;
  const amount = readAmount(useWatch({ control, name: 'amount' }));
  const submit = useMoneySubmit(form, call, (values) => ({
    memberId,
    amount: readAmount(values.amount) ?? minorUnits(0),
    paymentPassword: values.paymentPassword,
  }));
  // Null if a field shows the error.
  const rejection = useRejectedFields(form, call.error);

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Terms terms={terms} />
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
              fieldState.error?.message ?? (hasPaymentPassword ? null : t('transfer.noPassword'))
            }
            settings={securityLink}
            disabled={call.isPending}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" busy={call.isPending}>
        {amount === null || amount === 0
          ? t('transfer.send')
          : t('transfer.sendAmount', { amount: money(amount, currency) })}
      </Button>
      <MoneyCallNote
        call={rejection === null ? { ...call, error: null } : call}
        done={
          call.output &&
          t('transfer.sent', {
            amount: money(call.output.amount.minor, call.output.amount.currency),
            account,
          })
        }
      />
    </form>
  );
}

function Terms({ terms }: Pick<TransferDialogProps, 'terms'>) {
  const t = useDownlinesT();
  const format = useFormat();
  const { balance, turnoverLeft, min, max, leftToday, perDay } = terms;
  const money = ({ minor, currency }: typeof balance) => format.money(minor, currency);
  return (
    <Facts
      facts={[
        [t('transfer.balance'), <BalanceText key="balance" money={balance} hasEye />],
        ...(turnoverLeft.minor > 0
          ? [[t('transfer.turnoverLeft'), <BalanceText key="left" money={turnoverLeft} />] as const]
          : []),
        [t('transfer.limits'), t('transfer.range', { min: money(min), max: money(max) })],
        [
          t('transfer.today'),
          t('transfer.leftOf', { left: money(leftToday), limit: money(perDay) }),
        ],
      ]}
    />
  );
}
