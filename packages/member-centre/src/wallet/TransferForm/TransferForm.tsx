import { MAIN_WALLET, type transferFunds, type Wallet } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { AmountField, useAmountErrorOf, useMoneySubmit, useValidatedForm } from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { useIsBalanceHidden } from '@perya/session/balance';
import { Button, Field, IconButton } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { ArrowLeftRight } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';

import { useWalletT } from '../locales';
import styles from './TransferForm.module.css';

export interface TransferFormProps {
  wallets: readonly Wallet[];
  call: MoneyCall<typeof transferFunds>;
  /** This request or another one for the same balance is pending. */
  isBusy: boolean;
}

interface TransferValues {
  from: string;
  to: string;
  amount: string;
}

const NOTHING = minorUnits(0);

/** Selects the wallets and amount of a transfer. */
export function TransferForm({ wallets, call, isBusy }: TransferFormProps) {
  const t = useWalletT();
  const format = useFormat();
  const amountErrorOf = useAmountErrorOf();
  const isHidden = useIsBalanceHidden();
  const limitsOf = (code: string) => {
    const balance = wallets.find((wallet) => wallet.code === code)?.balance;
    return { max: balance?.minor ?? NOTHING, currency: balance?.currency ?? '' };
  };
  const form = useValidatedForm<TransferValues>({
    defaultValues: {
      from: MAIN_WALLET,
      to: wallets.find(({ code }) => code !== MAIN_WALLET)?.code ?? MAIN_WALLET,
      amount: '',
    },
    validate: (values) => ({
      amount: amountErrorOf(readAmount(values.amount), limitsOf(values.from)),
    }),
  });
  const { control } = form;
  const submit = useMoneySubmit(form, call, (values) => ({
    from: values.from,
    to: values.to,
    amount: readAmount(values.amount) ?? NOTHING,
  }));
  const [from, to, typed] = useWatch({ control, name: ['from', 'to', 'amount'] });
  const { max, currency } = limitsOf(from);
  const amount = readAmount(typed);

  // Set as default value, so that the selection survives the form reset after a transfer.
  const choose = (name: 'from' | 'to', code: string) =>
    form.resetField(name, { defaultValue: code });
  const swap = () => {
    choose('from', to);
    choose('to', from);
  };
  const options = wallets.map(({ code, vendorName, balance }) => ({
    value: code,
    label: vendorName ?? t('wallet.main'),
    description: isHidden ? undefined : format.money(balance.minor, balance.currency),
  }));

  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label={t('wallet.form')}>
      <div className={styles['wallets']}>
        <Field label={t('wallet.from')}>
          <Controller
            control={control}
            name="from"
            render={({ field }) => (
              <Select
                options={options}
                value={field.value}
                disabled={isBusy}
                onValueChange={(next) => (next === to ? swap() : choose('from', next))}
              />
            )}
          />
        </Field>
        <IconButton
          className={styles['swap']}
          label={t('wallet.swap')}
          icon={<ArrowLeftRight />}
          disabled={isBusy}
          onClick={swap}
        />
        <Field label={t('wallet.to')}>
          <Controller
            control={control}
            name="to"
            render={({ field }) => (
              <Select
                options={options}
                value={field.value}
                disabled={isBusy}
                onValueChange={(next) => (next === from ? swap() : choose('to', next))}
              />
            )}
          />
        </Field>
      </div>
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            currency={currency}
            max={max}
            error={fieldState.error?.message}
            disabled={isBusy}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {amount === null || amount === 0
          ? t('wallet.transfer')
          : t('wallet.transferAmount', { amount: format.money(amount, currency) })}
      </Button>
    </form>
  );
}
