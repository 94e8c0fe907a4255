import { type TeamSums, type UserProfitLossRow } from '@perya/api-client';
import { usePanelLabels } from '@perya/page-kit';
import { addMoney } from '@perya/rules/money';
import { DataTable, type DataTableColumn, type TableSort } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRecordsT } from '../locales';
import { MemberCell } from '../MemberCell/MemberCell';
import styles from '../records.module.css';
import { useAmounts } from '../amounts/useAmounts';

export interface ProfitLossTableProps {
  rows: readonly UserProfitLossRow[];
  /** Totals of the whole filter result, not only of this page. */
  totals: TeamSums | undefined;
  isLoading: boolean;
  sort: TableSort;
  onSort(sort: TableSort): void;
  /** Drills down to a member's downlines. Omitted if rows are single members. */
  onDrill: ((memberId: string) => void) | undefined;
  /** Shown instead of the table when there are no downlines. */
  empty: ReactNode;
}

/** Deposits, withdrawals, wins and losses of downlines, with totals. */
export function ProfitLossTable({
  rows,
  totals,
  isLoading,
  sort,
  onSort,
  onDrill,
  empty,
}: ProfitLossTableProps) {
  const t = useRecordsT();
  const { plain, result } = useAmounts();
  const labels = usePanelLabels();
  const columns: DataTableColumn<UserProfitLossRow>[] = [
    {
      id: 'account',
      header: t('profit.account'),
      isRowHeader: true,
      sortable: true,
      cell: (row) => <MemberCell member={row} onDrill={onDrill} />,
    },
    {
      id: 'deposits',
      header: t('sums.deposits'),
      align: 'end',
      sortable: true,
      cell: ({ deposits }) => plain(deposits),
      total: totals && plain(totals.deposits),
    },
    {
      id: 'withdrawals',
      header: t('sums.withdrawals'),
      align: 'end',
      sortable: true,
      cell: ({ withdrawals }) => plain(withdrawals),
      total: totals && plain(totals.withdrawals),
    },
    {
      id: 'turnover',
      header: t('sums.turnover'),
      align: 'end',
      sortable: true,
      cell: ({ turnover }) => plain(turnover),
      total: totals && plain(totals.turnover),
    },
    {
      id: 'result',
      header: t('sums.result'),
      align: 'end',
      sortable: true,
      cell: (row) => result(row.result, row.payout),
      total: totals && result(totals.result, totals.payout),
    },
    {
      id: 'given',
      header: t('sums.given'),
      align: 'end',
      cell: (row) => <Given sums={row} />,
      total: totals && <Given sums={totals} />,
    },
    {
      id: 'net',
      header: t('sums.net'),
      align: 'end',
      sortable: true,
      cell: ({ net }) => result(net),
      total: totals && result(totals.net),
    },
  ];
  return (
    <DataTable
      caption={t('profit.caption')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ memberId, isSelf }) => `${memberId} ${isSelf}`}
      sort={sort}
      onSortChange={onSort}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      totalLabel={t('sums.total')}
    />
  );
}

/** Bonuses, rebates and commissions, as a total and individually. */
function Given({ sums: { bonuses, rebates, commissions } }: { sums: TeamSums }) {
  const t = useRecordsT();
  const { plain, text } = useAmounts();
  const parts = [
    [t('sums.bonuses'), bonuses],
    [t('sums.rebates'), rebates],
    [t('sums.commissions'), commissions],
  ] as const;
  return (
    <span className={styles['end']}>
      {plain(addMoney(addMoney(bonuses, rebates), commissions))}
      {parts
        .filter(([, { minor }]) => minor !== 0)
        .map(([name, money]) => (
          <span key={name} className={styles['note']}>
            {name} {text(money)}
          </span>
        ))}
    </span>
  );
}
