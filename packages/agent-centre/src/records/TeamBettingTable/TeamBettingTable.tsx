import type { BettingTotals, TeamBettingRow } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { usePanelLabels } from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { DataTable, type DataTableColumn, type TableSort } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRecordsT } from '../locales';
import { MemberCell } from '../MemberCell/MemberCell';
import styles from '../records.module.css';
import type { BettingGrouping } from '../teamBettingColumns';
import { useAmounts } from '../amounts/useAmounts';

export interface TeamBettingTableProps {
  by: BettingGrouping;
  rows: readonly TeamBettingRow[];
  /** Totals of the whole filter result, not only of this page. */
  totals: BettingTotals | undefined;
  isLoading: boolean;
  sort: TableSort;
  onSort(sort: TableSort): void;
  /** Drills down to a member's downlines. */
  onDrill(memberId: string): void;
  /** Shown instead of the table when there are no bets. */
  empty: ReactNode;
}

/** The team's bets with totals. */
export function TeamBettingTable({
  by,
  rows,
  totals,
  isLoading,
  sort,
  onSort,
  onDrill,
  empty,
}: TeamBettingTableProps) {
  const t = useRecordsT();
  const { date, number, timeZone } = useFormat();
  const categoryName = useCategoryName();
  const { plain, result } = useAmounts();
  const labels = usePanelLabels();
  const nameOf = ({ member, day, category }: TeamBettingRow) => {
    if (member) return <MemberCell member={member} onDrill={onDrill} />;
    if (day) return <span className={styles['name']}>{date(startOfDay(day, timeZone))}</span>;
    return <span className={styles['name']}>{category && categoryName(category)}</span>;
  };
  const columns: DataTableColumn<TeamBettingRow>[] = [
    { id: 'name', header: t(`betting.${by}`), isRowHeader: true, sortable: true, cell: nameOf },
    {
      id: 'bets',
      header: t('sums.bets'),
      align: 'end',
      sortable: true,
      cell: ({ bets }) => <span data-numeric>{number(bets)}</span>,
      total: totals && <span data-numeric>{number(totals.bets)}</span>,
    },
    {
      id: 'stake',
      header: t('sums.stake'),
      align: 'end',
      sortable: true,
      cell: ({ stake }) => plain(stake),
      total: totals && plain(totals.stake),
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
      id: 'payout',
      header: t('sums.payout'),
      align: 'end',
      cell: ({ payout }) => plain(payout),
      total: totals && plain(totals.payout),
    },
    {
      id: 'result',
      header: t('sums.result'),
      align: 'end',
      sortable: true,
      cell: (row) => result(row.result, row.payout),
      total: totals && result(totals.result, totals.payout),
    },
  ];
  return (
    <DataTable
      caption={t('betting.caption')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ member, day, category }) =>
        member ? `${member.memberId} ${member.isSelf}` : (day ?? category ?? '')
      }
      sort={sort}
      onSortChange={onSort}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      totalLabel={t('sums.total')}
    />
  );
}
