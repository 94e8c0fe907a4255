import { listWithdrawals, type Withdrawal } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { RecordPager } from '@perya/page-kit';
import {
  Badge,
  DateTimeText,
  EmptyState,
  ErrorPanel,
  MoneyText,
  Skeleton,
  SkeletonGroup,
} from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useWithdrawT } from './i18n';
import styles from './Withdraw.module.css';
import { withdrawalSearch } from './withdrawalSearch';
import { isMoving, STATE_TONES } from './withdrawalStates';

const PAGE_SIZE = 10;
const LOOK_MS = 10_000;

/** All withdrawals, newest first; looked at again while one of them is on its way. */
export function WithdrawalList() {
  const t = useWithdrawT();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApiQuery(
    listWithdrawals,
    { page, pageSize: PAGE_SIZE },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some((each) => isMoving(each.state)) ? LOOK_MS : false,
    },
  );
  if (!data) {
    return error ? (
      <ErrorPanel
        title={t('list.failed')}
        reason={errorText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('page.retry')}
        retrying={isFetching}
      />
    ) : (
      <SkeletonGroup label={t('list.loading')}>
        <Skeleton shape="block" height="72px" />
        <Skeleton shape="block" height="72px" />
      </SkeletonGroup>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState size="compact" title={t('list.emptyTitle')} description={t('list.emptyText')} />
    );
  }
  return (
    <>
      <ul className={styles['list']} aria-label={t('list.title')}>
        {data.items.map((each) => (
          <WithdrawalRow key={each.id} withdrawal={each} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <RecordPager
          page={page}
          totalPages={data.totalPages}
          busy={isFetching}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWithdrawT();
  const format = useFormat();
  const [params] = useSearchParams();
  const { id, amount, state, requestedAt, providerName, accountNumber, part, parts } = withdrawal;
  return (
    <li>
      <Link to={{ search: withdrawalSearch(params, id) }} className={styles['row']}>
        <span className={styles['rowMain']}>
          <MoneyText text={format.money(amount.minor, amount.currency)} />
          {parts > 1 && <span className={styles['hint']}>{t('quote.part', { part, parts })}</span>}
        </span>
        <span className={styles['rowTo']}>
          {providerName} {accountNumber}
        </span>
        <span className={styles['rowTime']}>
          <DateTimeText instant={requestedAt} text={format.dateTime(requestedAt)} tone="muted" />
        </span>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        <ChevronRight aria-hidden className={styles['rowMore']} />
      </Link>
    </li>
  );
}
