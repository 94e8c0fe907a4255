import { CATEGORIES, getBettingRecord } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useErrorText } from '@perya/i18n';
import { EmptyState, ErrorPanel, IconButton } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { RecordPager } from '../components/RecordPager/RecordPager';
import { PageFrame } from '../components/PageFrame/PageFrame';
import { useT } from '../i18n';
import type { MemberPageProps } from '../MemberPageProps';
import { BetTable } from './BetTable/BetTable';
import {
  BET_STATUSES,
  filterOf,
  PERIODS,
  readChoice,
  writeChoice,
  type RecordChoice,
} from './recordFilter';
import styles from './BettingRecordPage.module.css';

export type BettingRecordPageProps = Pick<MemberPageProps, 'onResume'>;

/** Every bet of the member, filtered by what the address says (specification §2, personalHistoryCopy). */
export function BettingRecordPage({ onResume }: BettingRecordPageProps) {
  const t = useT();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { data, error, isPending, isFetching, refetch } = useBets(choice);
  const choose = (change: Partial<RecordChoice>) =>
    setParams((now) => writeChoice(now, change), { replace: true });
  const isFiltered = choice.category !== null || choice.status !== null;

  return (
    <PageFrame
      title={t('bettingRecord.title')}
      actions={
        <IconButton
          label={t('bettingRecord.refresh')}
          icon={<RotateCw />}
          onClick={() => void refetch()}
        />
      }
    >
      <Filters choice={choice} onChoose={choose} />
      {error && !data ? (
        <ErrorPanel
          title={t('bettingRecord.failed')}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('bettingRecord.retry')}
          retrying={isFetching}
        />
      ) : (
        <BetTable
          bets={data?.items ?? []}
          totals={data?.totals}
          isLoading={isPending}
          onResume={onResume}
          empty={
            <EmptyState
              title={t('bettingRecord.emptyTitle')}
              description={
                isFiltered ? t('bettingRecord.emptyFiltered') : t('bettingRecord.emptyText')
              }
            />
          }
        />
      )}
      {data && (
        <RecordPager
          page={choice.page}
          totalPages={data.totalPages}
          busy={isFetching}
          onPageChange={(page) => choose({ page })}
        />
      )}
    </PageFrame>
  );
}

function useBets(choice: RecordChoice) {
  const client = useApi();
  const { page, category, status, period } = choice;
  // The period is counted from the moment it was chosen, so that turning pages does not move it.
  const filter = useMemo(
    () => filterOf({ page, category, status, period }, client.serverNow()),
    [client, page, category, status, period],
  );
  return useApiQuery(getBettingRecord, filter, { placeholderData: keepPreviousData, staleTime: 0 });
}

interface FiltersProps {
  choice: RecordChoice;
  onChoose(change: Partial<RecordChoice>): void;
}

const ALL = 'ALL';

function Filters({ choice, onChoose }: FiltersProps) {
  const t = useT();
  const categoryName = useCategoryName();
  return (
    <div className={styles['filters']}>
      <Select
        aria-label={t('bettingRecord.period')}
        value={String(choice.period)}
        options={PERIODS.map((days) => ({
          value: String(days),
          label: days === 365 ? t('bettingRecord.year') : t('bettingRecord.days', { count: days }),
        }))}
        onValueChange={(value) => {
          const period = PERIODS.find((days) => String(days) === value);
          if (period) onChoose({ period });
        }}
      />
      <Select
        aria-label={t('bettingRecord.category')}
        value={choice.category ?? ALL}
        options={[
          { value: ALL, label: t('bettingRecord.allCategories') },
          ...CATEGORIES.map((category) => ({ value: category, label: categoryName(category) })),
        ]}
        onValueChange={(value) =>
          onChoose({ category: CATEGORIES.find((each) => each === value) ?? null })
        }
      />
      <Select
        aria-label={t('bettingRecord.status')}
        value={choice.status ?? ALL}
        options={[
          { value: ALL, label: t('bettingRecord.allStatuses') },
          ...BET_STATUSES.map((status) => ({ value: status, label: t(`betStatus.${status}`) })),
        ]}
        onValueChange={(value) =>
          onChoose({ status: BET_STATUSES.find((each) => each === value) ?? null })
        }
      />
    </div>
  );
}
