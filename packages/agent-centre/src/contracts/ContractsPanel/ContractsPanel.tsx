import { getContracts, type ContractKind } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { RecordPager, usePanelLabels } from '@perya/page-kit';
import { Button, EmptyState, ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import styles from '../contracts.module.css';
import { GivenContracts } from '../GivenContracts/GivenContracts';
import { useContractsT } from '../i18n';
import { MyContract } from '../MyContract/MyContract';
import { useContractDialogs, type ContractDialogs } from '../useContractDialogs';
import { useMyContracts } from '../useMyContracts';

export interface ContractsPanelProps {
  kind: ContractKind;
  /** The link to the downlines, whom contracts are offered to. */
  downlines: ReactElement<Record<string, unknown>>;
}

const PAGE_SIZE = 20;
const LIVE = ['offered', 'active'] as const;

/** One's own contract of a kind, and those that one has given. */
export function ContractsPanel({ kind, downlines }: ContractsPanelProps) {
  const t = useContractsT();
  const labels = usePanelLabels();
  const errorText = useErrorText();
  const actions = useContractDialogs();
  const { active, offer, query } = useMyContracts(kind);
  return (
    <div className={styles['stack']}>
      {query.data ? (
        <MyContract
          kind={kind}
          active={active}
          offer={offer}
          onAnswer={(each) => actions.answer(each, active)}
          onEnd={actions.end}
          onHistory={() => actions.history({ kind, downline: null })}
        />
      ) : query.error ? (
        <ErrorPanel
          title={t('contracts.failed')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retryLabel={labels.retry}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={t('contracts.loading')}>
          <Skeleton shape="block" height="220px" />
        </SkeletonGroup>
      )}
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
  const labels = usePanelLabels();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useApiQuery(
    getContracts,
    { kind, role: 'given', statuses: LIVE, page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
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
      {error && !data ? (
        <ErrorPanel
          title={t('contracts.failed')}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={labels.retry}
          retrying={isFetching}
        />
      ) : (
        <GivenContracts
          contracts={data?.items ?? []}
          isLoading={isPending}
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
          busy={isFetching}
          onPageChange={setPage}
        />
      )}
    </section>
  );
}
