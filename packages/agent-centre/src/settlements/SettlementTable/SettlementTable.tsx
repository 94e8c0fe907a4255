import type { ContractRole, Settlement, SettlementTotals } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePanelLabels, RowButton } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import type { Money } from '@perya/rules/money';
import { DataTable, MoneyText, type DataTableColumn } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useContractsT } from '../../contracts/locales';
import { useSettlementsT } from '../locales';

export interface SettlementTableProps {
  kind: ContractKind;
  /** Whether the agent was paid, or paid downlines. */
  role: ContractRole;
  settlements: readonly Settlement[];
  /** Totals of the whole filter result, not only of this page. */
  totals: SettlementTotals | undefined;
  isLoading: boolean;
  /** Shown instead of the table when there are no settlements. */
  empty: ReactNode;
  /** Opens the explanation of a settlement. */
  onShow(settlement: Settlement): void;
}

/** The settlements of a kind by period, with totals. */
export function SettlementTable({
  kind,
  role,
  settlements,
  totals,
  isLoading,
  empty,
  onShow,
}: SettlementTableProps) {
  const t = useSettlementsT();
  const contractsT = useContractsT();
  const { money, number, percent } = useFormat();
  const periodText = usePeriodText();
  const labels = usePanelLabels();
  const amount = ({ minor, currency }: Money) => (
    <MoneyText text={money(minor, currency)} tone={minor === 0 ? 'muted' : 'text'} />
  );
  const base = kind === 'dividend' ? 'loss' : 'turnover';
  const columns: DataTableColumn<Settlement>[] = [
    {
      id: 'period',
      header: t('table.period'),
      isRowHeader: true,
      cell: (settlement) => (
        <RowButton
          label={t('table.explain', { period: periodText(settlement) })}
          onClick={() => onShow(settlement)}
        >
          {periodText(settlement)}
        </RowButton>
      ),
    },
  ];
  if (role === 'given') {
    columns.push({ id: 'account', header: t('table.account'), cell: ({ account }) => account });
  }
  if (kind === 'daily') {
    columns.push({
      id: 'contractPeriod',
      header: t('table.contractPeriod'),
      cell: ({ period }) => period && contractsT(`periodName.${period}`),
    });
  }
  columns.push(
    {
      id: 'base',
      header: t(`table.${base}`),
      align: 'end',
      cell: (settlement) => amount(settlement[base]),
      total: totals && amount(totals[base]),
    },
    {
      id: 'members',
      header: t('table.activeMembers'),
      align: 'end',
      cell: ({ activeMembers }) => <span data-numeric>{number(activeMembers)}</span>,
    },
    {
      id: 'rate',
      header: t('table.rate'),
      align: 'end',
      cell: ({ rateBasisPoints }) =>
        rateBasisPoints === null ? (
          t('table.noTier')
        ) : (
          <span data-numeric>{percent(rateBasisPoints / 10_000, 2)}</span>
        ),
    },
    {
      id: 'gross',
      header: t('table.gross'),
      align: 'end',
      cell: ({ gross }) => amount(gross),
      total: totals && amount(totals.gross),
    },
    {
      id: 'deducted',
      header: t('table.deducted'),
      align: 'end',
      cell: ({ deducted }) => amount(deducted),
      total: totals && amount(totals.deducted),
    },
    {
      id: 'amount',
      header: t('table.paid'),
      align: 'end',
      cell: (settlement) => paid(settlement.amount),
      total: totals && paid(totals.amount),
    },
  );
  function paid({ minor, currency }: Money) {
    return <MoneyText text={money(minor, currency)} tone={minor > 0 ? 'gold' : 'muted'} />;
  }
  return (
    <DataTable
      caption={t(`record.${role}`)}
      captionHidden
      columns={columns}
      rows={settlements}
      rowKey={({ id }) => id}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      skeletonRows={8}
      totalLabel={t('table.total', { count: totals?.settlements ?? 0 })}
    />
  );
}

/** Formats the period of a settlement by its kind: a day, a range of days, an hour, five minutes. */
export function usePeriodText(): (settlement: Pick<Settlement, 'kind' | 'from' | 'to'>) => string {
  const { date, day, time } = useFormat();
  return ({ kind, from, to }) => {
    // The end is exclusive.
    const last = to - 1;
    if (kind === 'hourly' || kind === 'realTime') {
      return `${day(from)} ${time(from)}–${time(to)}`;
    }
    return day(from) === day(last) ? date(from) : `${date(from)} – ${date(last)}`;
  };
}
