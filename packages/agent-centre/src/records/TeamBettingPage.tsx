import {
  CATEGORIES,
  getTeamBetting,
  type TeamBettingFilter,
  type TeamBettingRow,
} from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { PageFrame, RefreshButton, usePeriod } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { MAX_PAGE_SIZE, pagedParts, Report } from '../components/Report/Report';
import { TeamPath } from '../components/TeamPath/TeamPath';
import { useReportAddress } from '../address/useReportAddress';
import { useRecordsT } from './locales';
import styles from './records.module.css';
import { readSort, formatSort } from './tableSort';
import { TeamBettingTable } from './TeamBettingTable/TeamBettingTable';
import { useTeamBettingColumns } from './teamBettingColumns';

const ALL = 'ALL';
const PAGE_SIZE = 20;
const GROUPINGS = ['member', 'day', 'category'] as const;
const ORDERS = ['name', 'bets', 'stake', 'turnover', 'result'] as const;

/** The team's bets, by downline and level, day or category (specification §2, team betting). */
export function TeamBettingPage() {
  const t = useRecordsT();
  const client = useApi();
  const categoryName = useCategoryName();
  const period = usePeriod();
  const address = useReportAddress();
  const { from, to } = period;
  const by = GROUPINGS.find((each) => each === address.read('teamBy')) ?? 'member';
  const columns = useTeamBettingColumns(by);
  const category = CATEGORIES.find((each) => each === address.read('teamCategory'));
  const parentId = by === 'member' ? address.read('teamOf') : null;
  const sort = readSort(
    address.read('teamSort'),
    ORDERS,
    by === 'day'
      ? { columnId: 'name', direction: 'descending' }
      : { columnId: 'turnover', direction: 'descending' },
  );
  const filter: TeamBettingFilter = {
    from,
    to,
    by,
    order: sort.columnId,
    descending: sort.direction === 'descending',
    ...(parentId && { parentId }),
    ...(category && { category }),
  };
  const query = useApiQuery(
    getTeamBetting,
    { ...filter, page: address.page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  return (
    <PageFrame
      title={t('betting.title')}
      lead={t('betting.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <Report<TeamBettingRow>
        period={period}
        filters={
          <div className={styles['choices']}>
            <Select
              aria-label={t('betting.by')}
              value={by}
              options={GROUPINGS.map((each) => ({ value: each, label: t(`betting.${each}`) }))}
              onValueChange={(value) =>
                address.write({ teamBy: value === 'member' ? null : value, teamSort: null })
              }
            />
            <Select
              aria-label={t('betting.category')}
              value={category ?? ALL}
              options={[
                { value: ALL, label: t('betting.allCategories') },
                ...CATEGORIES.map((each) => ({ value: each, label: categoryName(each) })),
              ]}
              onValueChange={(value) =>
                address.write({ teamCategory: value === ALL ? null : value })
              }
            />
          </div>
        }
        query={query}
        page={address.page}
        onTurn={address.turn}
        file={{
          name: t('betting.file'),
          columns,
          parts: (signal) =>
            pagedParts((page) =>
              client.call(getTeamBetting, { ...filter, page, pageSize: MAX_PAGE_SIZE }, { signal }),
            ),
        }}
      >
        {by === 'member' && data && (
          <TeamPath steps={data.breadcrumb} onGo={(teamOf) => address.write({ teamOf })} />
        )}
        <TeamBettingTable
          by={by}
          rows={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          sort={sort}
          onSort={(next) => address.write({ teamSort: formatSort(next) })}
          onDrill={(teamOf) => address.write({ teamOf })}
          empty={
            <EmptyState title={t('betting.emptyTitle')} description={t('betting.emptyText')} />
          }
        />
      </Report>
    </PageFrame>
  );
}
