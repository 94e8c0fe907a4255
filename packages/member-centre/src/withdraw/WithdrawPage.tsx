import { getWithdrawalTerms, listPayoutAccounts } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PageFrame } from '@perya/page-kit';
import { Card, ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { useSearchParams } from 'react-router';

import type { MemberPageProps } from '../MemberPageProps';
import { PayoutAccounts } from '../payouts/PayoutAccounts';
import { AmountSummary } from './AmountSummary';
import { useWithdrawT } from './i18n';
import { TurnoverLeft } from './TurnoverLeft';
import { WithdrawalPanel } from './WithdrawalPanel';
import { WithdrawalList } from './WithdrawalList';
import { WithdrawForm } from './WithdrawForm';
import { WITHDRAWAL_PARAM } from './withdrawalSearch';

export type WithdrawPageProps = Pick<MemberPageProps, 'linkTo'>;

/** Paying out: what can be withdrawn and why not more, the form, and all withdrawals (specification §2). */
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
  const errorText = useErrorText();
  const terms = useApiQuery(getWithdrawalTerms, {}, { staleTime: 0 });
  const accounts = useApiQuery(listPayoutAccounts, {});
  const error = terms.error ?? accounts.error;
  if (terms.data && accounts.data) {
    const { data } = terms;
    return (
      <>
        <AmountSummary terms={data} />
        {data.turnover.length > 0 && <TurnoverLeft turnover={data.turnover} />}
        <Card title={t('form.title')} titleLevel={3}>
          <WithdrawForm terms={data} accounts={accounts.data} settings={linkTo('securityCenter')} />
        </Card>
      </>
    );
  }
  return error ? (
    <ErrorPanel
      title={t('page.failed')}
      reason={errorText(error)}
      onRetry={() => {
        void terms.refetch();
        void accounts.refetch();
      }}
      retryLabel={t('page.retry')}
      retrying={terms.isFetching || accounts.isFetching}
    />
  ) : (
    <SkeletonGroup label={t('page.loading')}>
      <Skeleton shape="block" height="112px" />
      <Skeleton shape="block" height="320px" />
    </SkeletonGroup>
  );
}
