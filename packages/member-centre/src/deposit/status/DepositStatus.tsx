import { isRejectedError, type Deposit } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Loaded, PageFrame } from '@perya/page-kit';
import { Button, EmptyState } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { useDepositT } from '../locales';
import { DepositDetails } from './DepositDetails';
import { DepositTimeline } from './DepositTimeline';
import { PaymentPanel } from './PaymentPanel';
import { ReceiptPanel } from './ReceiptPanel';
import { StateCard } from './StateCard';
import { useDeposit } from './useDeposit';
import styles from './DepositStatus.module.css';

export interface DepositStatusProps {
  id: string;
  /** The order was just placed on this page, so the payment service opens automatically. */
  isJustOrdered: boolean;
  onBack: () => void;
  customerService?: ReactNode;
}

/** One deposit: its current state, the required actions, and its history. */
export function DepositStatus({ id, isJustOrdered, onBack, customerService }: DepositStatusProps) {
  const t = useDepositT();
  const format = useFormat();
  const query = useDeposit(id);
  const { data: deposit, error } = query;
  const isUnknown = !deposit && isRejectedError(error) && error.status === 404;
  const title = deposit
    ? t('status.title', { amount: format.money(deposit.amount.minor, deposit.amount.currency) })
    : t('new.title');
  return (
    <PageFrame
      title={title}
      actions={
        <Button size="small" variant="quiet" iconStart={<ArrowLeft />} onClick={onBack}>
          {t('status.back')}
        </Button>
      }
    >
      {isUnknown ? (
        <EmptyState
          title={t('status.unknownTitle')}
          description={t('status.unknownText')}
          action={customerService}
        />
      ) : (
        <Loaded query={query} skeleton={[120, 220, 160]}>
          {(data) => (
            <Known
              deposit={data}
              isJustOrdered={isJustOrdered}
              onBack={onBack}
              customerService={customerService}
            />
          )}
        </Loaded>
      )}
    </PageFrame>
  );
}

interface KnownProps extends Omit<DepositStatusProps, 'id'> {
  deposit: Deposit;
}

function Known({ deposit, isJustOrdered, onBack, customerService }: KnownProps) {
  return (
    <div className={styles['page']}>
      <StateCard deposit={deposit} onBack={onBack} customerService={customerService} />
      <PaymentPanel deposit={deposit} isJustOrdered={isJustOrdered} />
      <ReceiptPanel deposit={deposit} />
      <DepositDetails deposit={deposit} />
      <DepositTimeline steps={deposit.timeline} />
    </div>
  );
}
