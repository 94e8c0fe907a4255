import { listDeposits, type Deposit } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { EmptyState, MoneyText, Pagination } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useDepositT } from './locales';
import { StateBadge } from './components/StateBadge/StateBadge';
import styles from './RecentDeposits.module.css';

const PAGE_SIZE = 5;

export interface RecentDepositsProps {
  onOpen: (id: string) => void;
}

/** The latest deposits with their status. Each opens its details. */
export function RecentDeposits({ onOpen }: RecentDepositsProps) {
  const t = useDepositT();
  const titleId = useId();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listDeposits,
    { page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data, isFetching } = query;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('recent.title')}</h3>
      <Loaded
        query={query}
        skeleton={[64, 64, 64]}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            size="compact"
            title={t('recent.emptyTitle')}
            titleLevel={4}
            description={t('recent.emptyText')}
          />
        }
      >
        {({ items }) => (
          <ul className={styles['list']}>
            {items.map((deposit) => (
              <Row key={deposit.id} deposit={deposit} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </Loaded>
      {data && (
        <Pagination
          page={page}
          totalPages={data.totalPages}
          busy={isFetching}
          onPageChange={setPage}
          labels={{
            navigation: t('pages.navigation'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
      )}
    </section>
  );
}

function Row({ deposit, onOpen }: { deposit: Deposit; onOpen: (id: string) => void }) {
  const t = useDepositT();
  const format = useFormat();
  const { id, amount, kind, methodName, state, createdAt } = deposit;
  const text = format.money(amount.minor, amount.currency);
  const time = format.dateTime(createdAt);
  return (
    <li>
      <button type="button" className={styles['row']} onClick={() => onOpen(id)}>
        <span className={styles['line']}>
          <span className={styles['method']}>{methodName || t(`kind.${kind}`)}</span>
          {/* Only credited amounts have a sign. */}
          {state === 'paid' || state === 'refunded' ? (
            <MoneyText text={text} flow="in" labels={{ in: t('recent.received') }} />
          ) : (
            <MoneyText text={text} tone="muted" />
          )}
        </span>
        <span className={styles['line']}>
          <span className={styles['time']}>{time}</span>
          <StateBadge state={state} />
        </span>
      </button>
    </li>
  );
}
