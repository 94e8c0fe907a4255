import { getContracts } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, QueryError, RecordPager } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { Button, EmptyState } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { useMyContracts } from '../calls/contractCalls';
import styles from '../contracts.module.css';
import { DownlineContracts } from '../DownlineContracts/DownlineContracts';
import { useContractsT } from '../locales';
import { MyContract } from '../MyContract/MyContract';
import { useContractDialogs, type ContractDialogs } from '../useContractDialogs';

export interface ContractsPanelProps {
  kind: ContractKind;
  /** A link to the downlines, who can be offered contracts. */
  downlines: ReactElement<Record<string, unknown>>;
}

const PAGE_SIZE = 20;
const LIVE = ['offered', 'active'] as const;

/** The agent's own contract of a kind, and those with downlines. */
export function ContractsPanel({ kind, downlines }: ContractsPanelProps) {
  const actions = useContractDialogs();
  const { active, offer, query } = useMyContracts(kind);
  return (
    <div className={styles['stack']}>
      <Loaded query={query} skeleton={[220]}>
        {() => (
          <MyContract
            kind={kind}
            active={active}
            offer={offer}
            onAnswer={(each) => actions.answer(each, active)}
            onEnd={actions.end}
            onHistory={() => actions.history({ kind, downline: null })}
          />
        )}
      </Loaded>
      <Given kind={kind} downlines={downlines} actions={actions} />
      {actions.dialogs}
    </div>
  );
}

interface GivenProps extends ContractsPanelProps {
  actions: ContractDialogs;
}

function Given({ kind, downlines, actions }: GivenProps) {
  const t = useContractsT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    getContracts,
    { kind, role: 'given', statuses: LIVE, page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  const find = (
    <Button size="small" render={downlines}>
      {t('given.find')}
    </Button>
  );
  return (
    <section className={styles['stack']} aria-label={t('given.title')}>
      <div className={styles['between']}>
        <h3 className={styles['heading']}>{t('given.title')}</h3>
        {data && data.totalCount > 0 && find}
      </div>
      {query.error && !data ? (
        <QueryError query={query} />
      ) : (
        <DownlineContracts
          contracts={data?.items ?? []}
          isLoading={query.isPending}
          onChange={({ downline }) => actions.offer({ kind, downline })}
          onEnd={actions.end}
          onHistory={({ downline }) => actions.history({ kind, downline })}
          empty={
            <EmptyState
              size="compact"
              titleLevel={4}
              title={t('given.emptyTitle')}
              description={t('given.emptyText')}
              action={find}
            />
          }
        />
      )}
      {data && data.totalPages > 1 && (
        <RecordPager
          page={page}
          totalPages={data.totalPages}
          busy={query.isFetching}
          onPageChange={setPage}
        />
      )}
    </section>
  );
}
