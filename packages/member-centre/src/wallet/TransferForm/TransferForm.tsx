import { MAIN_WALLET, type Wallet, type WalletTransferInput } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { AmountField, useAmountFault } from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { useIsBalanceHidden } from '@perya/session/balance';
import { Button, Field, IconButton } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { ArrowLeftRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { useWalletT } from '../i18n';
import styles from './TransferForm.module.css';

export interface TransferFormProps {
  wallets: readonly Wallet[];
  /** A transfer is under way. */
  isBusy: boolean;
  /** The transfer that has just been done: its amount is not offered again. */
  doneId: string | null;
  onTransfer(input: WalletTransferInput): void;
}

/** From which wallet to which, and how much. */
export function TransferForm({ wallets, isBusy, doneId, onTransfer }: TransferFormProps) {
  const t = useWalletT();
  const format = useFormat();
  const amountFault = useAmountFault();
  const isHidden = useIsBalanceHidden();
  const [from, setFrom] = useState(MAIN_WALLET);
  const [to, setTo] = useState(wallets.find(({ code }) => code !== from)?.code ?? MAIN_WALLET);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [seenId, setSeenId] = useState(doneId);
  if (doneId !== seenId) {
    setSeenId(doneId);
    setTyped('');
  }
  const source = wallets.find(({ code }) => code === from);
  const currency = source?.balance.currency ?? '';
  const most = source?.balance.minor ?? minorUnits(0);
  const amount = readAmount(typed);

  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of a double one, after the answer to the first.
    if (typed === '' && doneId !== null) return;
    const wrong = amountFault(amount, { max: most, currency });
    setFault(wrong);
    if (amount === null || wrong !== null) return;
    onTransfer({ from, to, amount });
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
          <Select
            options={options}
            value={from}
            disabled={isBusy}
            onValueChange={(next) => (next === to ? swap() : setFrom(next))}
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
          <Select
            options={options}
            value={to}
            disabled={isBusy}
            onValueChange={(next) => (next === from ? swap() : setTo(next))}
          />
        </Field>
      </div>
      <AmountField
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setFault(null);
        }}
        currency={currency}
        max={most}
        error={fault}
        disabled={isBusy}
      />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {amount === null || amount === 0
          ? t('wallet.transfer')
          : t('wallet.transferAmount', { amount: format.money(amount, currency) })}
      </Button>
    </form>
  );
}
