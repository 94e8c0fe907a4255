import {
  getUserProfitLoss,
  type UserProfitLossFilter,
  type UserProfitLossRow,
} from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { PageFrame, RefreshButton, usePeriod } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';

import { AccountSearch } from '../components/AccountSearch/AccountSearch';
import { MAX_PAGE_SIZE, pagedParts, Report } from '../components/Report/Report';
import { TeamPath } from '../components/TeamPath/TeamPath';
import { useReportAddress } from '../address/useReportAddress';
import { useRecordsT } from './locales';
import { useProfitLossColumns } from './profitLossColumns';
import { ProfitLossTable } from './ProfitLossTable/ProfitLossTable';
import { readSort, formatSort } from './tableSort';

const PAGE_SIZE = 20;
const ORDERS = ['account', 'deposits', 'withdrawals', 'turnover', 'result', 'net'] as const;

/**
 * Profit and loss of each downline including their branch, by level (specification §2, user profit and loss).
 */
export function UserProfitLossPage() {
  const t = useRecordsT();
  const client = useApi();
  const columns = useProfitLossColumns();
  const period = usePeriod();
  const address = useReportAddress();
  const { from, to } = period;
  const search = address.read('teamSearch');
  const parentId = search ? null : address.read('teamOf');
  const sort = readSort(address.read('teamSort'), ORDERS, {
    columnId: 'net',
    direction: 'ascending',
  });
  const filter: UserProfitLossFilter = {
    from,
    to,
    order: sort.columnId,
    descending: sort.direction === 'descending',
    ...(parentId && { parentId }),
    ...(search && { search }),
  };
  const query = useApiQuery(
    getUserProfitLoss,
    { ...filter, page: address.page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  return (
    <PageFrame
      title={t('profit.title')}
      lead={t('profit.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <Report<UserProfitLossRow>
        period={period}
        filters={
          <AccountSearch
            key={search}
            label={t('profit.search')}
            help={t('profit.searchHelp')}
            value={search ?? ''}
            onSearch={(next) => address.write({ teamSearch: next || null, teamOf: null })}
          />
        }
        query={query}
        page={address.page}
        onTurn={address.turn}
        file={{
          name: t('profit.file'),
          columns,
          parts: (signal) =>
            pagedParts((page) =>
              client.call(
                getUserProfitLoss,
                { ...filter, page, pageSize: MAX_PAGE_SIZE },
                { signal },
              ),
            ),
        }}
      >
        {!search && data && (
          <TeamPath steps={data.breadcrumb} onGo={(teamOf) => address.write({ teamOf })} />
        )}
        <ProfitLossTable
          rows={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          sort={sort}
          onSort={(next) => address.write({ teamSort: formatSort(next) })}
          onDrill={search ? undefined : (teamOf) => address.write({ teamOf })}
          empty={
            <EmptyState
              title={t('profit.emptyTitle')}
              description={search ? t('profit.emptySearch', { search }) : t('profit.emptyText')}
            />
          }
        />
      </Report>
    </PageFrame>
  );
}
