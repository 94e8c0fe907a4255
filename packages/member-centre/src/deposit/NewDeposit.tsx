import { getDepositMethods, type DepositOffer } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PageFrame } from '@perya/page-kit';
import { EmptyState, ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { DepositForm } from './DepositForm';
import { useDepositT } from './i18n';
import { RecentDeposits } from './RecentDeposits';

export interface NewDepositProps {
  onOrdered: (id: string) => void;
  onOpen: (id: string) => void;
  customerService?: ReactNode;
}

/** The form of the next deposit, above the recent ones. */
export function NewDeposit({ onOrdered, onOpen, customerService }: NewDepositProps) {
  const t = useDepositT();
  const errorText = useErrorText();
  const offer = useApiQuery(getDepositMethods, {});
  return (
    <PageFrame title={t('new.title')} lead={t('new.lead')}>
      {offer.data ? (
        <Form offer={offer.data} onOrdered={onOrdered} customerService={customerService} />
      ) : offer.error ? (
        <ErrorPanel
          title={t('new.failed')}
          reason={errorText(offer.error)}
          onRetry={() => void offer.refetch()}
          retryLabel={t('new.retry')}
          retrying={offer.isFetching}
        />
      ) : (
        <SkeletonGroup label={t('new.loading')}>
          <Skeleton shape="block" height="176px" />
          <Skeleton shape="block" height="88px" />
          <Skeleton shape="block" height="52px" />
        </SkeletonGroup>
      )}
      <RecentDeposits onOpen={onOpen} />
    </PageFrame>
  );
}

interface FormProps extends Pick<NewDepositProps, 'onOrdered' | 'customerService'> {
  offer: DepositOffer;
}

function Form({ offer, onOrdered, customerService }: FormProps) {
  const t = useDepositT();
  if (offer.methods.length === 0) {
    return (
      <EmptyState
        title={t('new.noneTitle')}
        description={t('new.noneText')}
        action={customerService}
      />
    );
  }
  return <DepositForm offer={offer} onOrdered={onOrdered} />;
}
