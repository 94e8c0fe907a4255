import { listWithdrawals, type Withdrawal } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import { Badge, DateTimeText, EmptyState, MoneyText } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';
import { withdrawalSearch } from './withdrawalLink';
import { isInProgress, STATE_TONES } from './withdrawalStates';

const PAGE_SIZE = 10;
const LOOK_MS = 10_000;

/** All withdrawals, newest first. Polled while one of them is in progress. */
export function WithdrawalList() {
  const t = useWithdrawT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listWithdrawals,
    { page, pageSize: PAGE_SIZE },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some((each) => isInProgress(each.state)) ? LOOK_MS : false,
    },
  );
  return (
    <Loaded
      query={query}
      skeleton={[72, 72]}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState size="compact" title={t('list.emptyTitle')} description={t('list.emptyText')} />
      }
    >
      {({ items, totalPages }) => (
        <>
          <ul className={styles['list']} aria-label={t('list.title')}>
            {items.map((each) => (
              <WithdrawalRow key={each.id} withdrawal={each} />
            ))}
          </ul>
          {totalPages > 1 && (
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={setPage}
            />
          )}
        </>
      )}
    </Loaded>
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
