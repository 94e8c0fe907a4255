import { getDepositMethods } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { DepositForm } from './DepositForm';
import { useDepositT } from './locales';
import { RecentDeposits } from './RecentDeposits';

export interface NewDepositProps {
  onOrdered: (id: string) => void;
  onOpen: (id: string) => void;
  customerService?: ReactNode;
}

/** The form for a new deposit, above the recent ones. */
export function NewDeposit({ onOrdered, onOpen, customerService }: NewDepositProps) {
  const t = useDepositT();
  const offer = useApiQuery(getDepositMethods, {});
  return (
    <PageFrame title={t('new.title')} lead={t('new.lead')}>
      <Loaded
        query={offer}
        skeleton={[176, 88, 52]}
        isEmpty={({ methods }) => methods.length === 0}
        empty={
          <EmptyState
            title={t('new.noneTitle')}
            description={t('new.noneText')}
            action={customerService}
          />
        }
      >
        {(data) => <DepositForm offer={data} onOrdered={onOrdered} />}
      </Loaded>
      <RecentDeposits onOpen={onOpen} />
    </PageFrame>
  );
}
