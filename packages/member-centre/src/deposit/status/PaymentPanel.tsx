import type { Deposit } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import { Button, ErrorPanel } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';

import { useDepositT } from '../locales';
import { CopyRow } from './CopyRow';
import { useStartDeposit } from './useStartDeposit';
import styles from './DepositStatus.module.css';

const HUNDREDTHS = 100;
const CODE_SIZE = 200;

export interface PaymentPanelProps {
  deposit: Deposit;
  isJustOrdered: boolean;
}

/** The payment instructions: open the payment service, scan, send, or transfer. */
export function PaymentPanel({ deposit, isJustOrdered }: PaymentPanelProps) {
  if (deposit.account) return <Transfer deposit={deposit} />;
  if (deposit.state === 'created') {
    return <ToProvider deposit={deposit} isJustOrdered={isJustOrdered} />;
  }
  if (deposit.state !== 'redirected' || !deposit.payment) return null;
  if (deposit.payment.address !== null) return <Asset deposit={deposit} />;
  if (deposit.payment.qr !== null) return <Code deposit={deposit} />;
  return <ToProvider deposit={deposit} isJustOrdered={isJustOrdered} />;
}

function ToProvider({ deposit, isJustOrdered }: PaymentPanelProps) {
  const t = useDepositT();
  const errorText = useErrorText();
  const { start, isStarting, error } = useStartDeposit(deposit, isJustOrdered);
  const url = deposit.payment?.url;
  if (error) {
    return (
      <ErrorPanel
        title={t('status.goPay')}
        reason={errorText(error)}
        onRetry={start}
        retryLabel={t('status.again')}
        retrying={isStarting}
      />
    );
  }
  if (url) {
    // Not shown as busy, so it's usable after the browser's Back button.
    return (
      <Button variant="primary" size="large" fullWidth render={<a href={url} />}>
        {t('status.goPay')}
      </Button>
    );
  }
  return (
    <Button variant="primary" size="large" fullWidth busy={isStarting} onClick={start}>
      {isStarting ? t('status.opening') : t('status.goPay')}
    </Button>
  );
}

function Code({ deposit: { payment, amount } }: { deposit: Deposit }) {
  const t = useDepositT();
  const format = useFormat();
  if (!payment?.qr) return null;
  const label = t('status.scan', { amount: format.money(amount.minor, amount.currency) });
  return (
    <section className={`${styles['panel']} ${styles['scan']}`}>
      <p>{label}</p>
      <QrCode value={payment.qr} label={label} size={CODE_SIZE} />
      {payment.url !== null && (
        <Button render={<a href={payment.url} />}>{t('status.onThisDevice')}</Button>
      )}
    </section>
  );
}

function Asset({ deposit: { payment } }: { deposit: Deposit }) {
  const t = useDepositT();
  const format = useFormat();
  if (!payment?.address || !payment.asset) return null;
  const { code, network } = payment.asset;
  const amount = format.number(payment.asset.amount / HUNDREDTHS, {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  const label = t('status.sendExactly', { amount, asset: code, network });
  return (
    <section className={styles['panel']}>
      <div className={styles['scan']}>
        <p>{label}</p>
        <QrCode value={payment.address} label={label} size={CODE_SIZE} />
      </div>
      <dl className={styles['rows']}>
        <CopyRow name={t('status.address')} value={payment.address} />
        <CopyRow name={t('new.amount')} value={amount} shown={`${amount} ${code}`} />
      </dl>
      <p className={styles['warning']}>{t('status.otherNetwork')}</p>
    </section>
  );
}

function Transfer({ deposit: { id, account, amount } }: { deposit: Deposit }) {
  const t = useDepositT();
  const format = useFormat();
  if (!account) return null;
  const plain = (amount.minor / HUNDREDTHS).toFixed(2);
  return (
    <section className={styles['panel']}>
      <dl className={styles['rows']}>
        <CopyRow name={t('status.bank')} value={account.bank} />
        <CopyRow name={t('status.holder')} value={account.holder} />
        <CopyRow name={t('status.account')} value={account.number} />
        <CopyRow
          name={t('status.transferAmount')}
          value={plain}
          shown={format.money(amount.minor, amount.currency)}
        />
        <CopyRow name={t('status.reference')} value={id} />
      </dl>
      <p className={styles['text']}>{t('status.referenceHelp')}</p>
    </section>
  );
}
