import { getSettlements, type Settlement } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import type { PeriodState } from '@perya/page-kit';
import { CONTRACT_PERIODS, type ContractKind } from '@perya/rules/agents';
import { EmptyState, Switch } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { AccountSearch } from '../components/AccountSearch/AccountSearch';
import { MAX_PAGE_SIZE, pagedParts, Report } from '../components/Report/Report';
import { useReportAddress } from '../address/useReportAddress';
import { useContractsT } from '../contracts/locales';
import { useSettlementsT } from './locales';
import { useSettlementColumns } from './settlementColumns';
import { SettlementDrawer } from './SettlementDrawer/SettlementDrawer';
import styles from './settlements.module.css';
import { SettlementTable } from './SettlementTable/SettlementTable';
import { useContractPeriodFilter } from './useContractPeriodFilter';
import { useOpenSettlement } from './address/useOpenSettlement';

export interface SettlementRecordProps {
  kind: ContractKind;
  period: PeriodState;
}

const PAGE_SIZE = 20;
const ROLES = ['mine', 'given'] as const;
const ALL_PERIODS = 'all';

/** The settlements of a kind, of the agent's own contracts or those with downlines. */
export function SettlementRecord({ kind, period }: SettlementRecordProps) {
  const t = useSettlementsT();
  const contractsT = useContractsT();
  const client = useApi();
  const columns = useSettlementColumns(kind);
  const address = useReportAddress();
  const { open } = useOpenSettlement();
  const role = ROLES.find((each) => each === address.read('teamWhose')) ?? 'mine';
  const contractPeriod = useContractPeriodFilter(kind);
  const isPaidOnly = address.read('teamPaid') === '1';
  const search = role === 'given' ? address.read('teamAccount') : null;
  const filter = {
    kind,
    role,
    from: period.from,
    to: period.to,
    ...(search && { search }),
    ...(contractPeriod && { period: contractPeriod }),
    ...(isPaidOnly && { isPaidOnly }),
  };
  const query = useApiQuery(
    getSettlements,
    { ...filter, page: address.page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  const isFiltered = isPaidOnly || contractPeriod !== undefined || search !== null;
  return (
    <>
      <Report<Settlement>
        period={period}
        filters={
          <>
            <div className={styles['filters']}>
              <div className={styles['choice']}>
                <Select
                  aria-label={t('filter.whose')}
                  value={role}
                  options={ROLES.map((each) => ({ value: each, label: t(`record.${each}`) }))}
                  onValueChange={(value) =>
                    address.write({
                      teamWhose: value === 'mine' ? null : value,
                      teamAccount: null,
                    })
                  }
                />
              </div>
              {kind === 'daily' && (
                <div className={styles['choice']}>
                  <Select
                    aria-label={t('table.contractPeriod')}
                    value={contractPeriod ?? ALL_PERIODS}
                    options={[
                      { value: ALL_PERIODS, label: t('filter.allPeriods') },
                      ...CONTRACT_PERIODS.map((each) => ({
                        value: each,
                        label: contractsT(`periodName.${each}`),
                      })),
                    ]}
                    onValueChange={(value) =>
                      address.write({ teamPeriod: value === ALL_PERIODS ? null : value })
                    }
                  />
                </div>
              )}
              <Switch
                label={t('filter.paidOnly')}
                checked={isPaidOnly}
                onCheckedChange={(isOn) => address.write({ teamPaid: isOn ? '1' : null })}
              />
            </div>
            {role === 'given' && (
              <AccountSearch
                key={search}
                label={t('table.account')}
                help={t('filter.accountHelp')}
                value={search ?? ''}
                onSearch={(next) => address.write({ teamAccount: next || null })}
              />
            )}
          </>
        }
        query={query}
        page={address.page}
        onTurn={address.turn}
        file={{
          name: t(`file.${kind}`),
          columns,
          parts: (signal) =>
            pagedParts((page) =>
              client.call(getSettlements, { ...filter, page, pageSize: MAX_PAGE_SIZE }, { signal }),
            ),
        }}
      >
        <SettlementTable
          kind={kind}
          role={role}
          settlements={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          onShow={({ id }) => open(id)}
          empty={
            <EmptyState
              title={t('record.emptyTitle')}
              description={isFiltered ? t('record.emptyFiltered') : t('record.emptyText')}
            />
          }
        />
      </Report>
      <SettlementDrawer />
    </>
  );
}
