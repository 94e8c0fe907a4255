import { getWithdrawalTerms, listPayoutAccounts } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';
import { Card } from '@perya/ui-kit';
import { useSearchParams } from 'react-router';

import type { MemberPageProps } from '../address/MemberPageProps';
import { PayoutAccounts } from '../payouts/PayoutAccounts';
import { AmountSummary } from './AmountSummary';
import { useWithdrawT } from './locales';
import { TurnoverLeft } from './TurnoverLeft';
import { WITHDRAWAL_PARAM } from './withdrawalLink';
import { WithdrawalPanel } from './WithdrawalPanel';
import { WithdrawalList } from './WithdrawalList';
import { WithdrawForm } from './WithdrawForm';

export type WithdrawPageProps = Pick<MemberPageProps, 'linkTo'>;

/** Withdrawals: the available amount and its restrictions, the form, and the history (specification §2). */
export function WithdrawPage({ linkTo }: WithdrawPageProps) {
  const t = useWithdrawT();
  const [params] = useSearchParams();
  const id = params.get(WITHDRAWAL_PARAM);
  if (id !== null) return <WithdrawalPanel key={id} id={id} />;
  return (
    <PageFrame title={t('page.title')} lead={t('page.lead')}>
      <Request linkTo={linkTo} />
      <Card title={t('list.title')} titleLevel={3}>
        <WithdrawalList />
      </Card>
      <Card title={t('page.accounts')} titleLevel={3}>
        <PayoutAccounts settings={linkTo('securityCenter')} />
      </Card>
    </PageFrame>
  );
}

function Request({ linkTo }: WithdrawPageProps) {
  const t = useWithdrawT();
  const terms = useApiQuery(getWithdrawalTerms, {}, { staleTime: 0 });
  const accounts = useApiQuery(listPayoutAccounts, {});
  // The form needs both queries.
  const query = {
    data: terms.data && accounts.data && { terms: terms.data, accounts: accounts.data },
    error: terms.error ?? accounts.error,
    isFetching: terms.isFetching || accounts.isFetching,
    refetch() {
      void terms.refetch();
      void accounts.refetch();
    },
  };
  return (
    <Loaded query={query} skeleton={[112, 320]}>
      {(data) => (
        <>
          <AmountSummary terms={data.terms} />
          {data.terms.turnover.length > 0 && <TurnoverLeft terms={data.terms} />}
          <Card title={t('form.title')} titleLevel={3}>
            <WithdrawForm {...data} settings={linkTo('securityCenter')} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
