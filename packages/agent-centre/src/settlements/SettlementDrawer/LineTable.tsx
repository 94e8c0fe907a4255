import type { SettlementDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { DataTable, MoneyText, type DataTableColumn } from '@perya/ui-kit';

import { useSettlementsT } from '../locales';

export interface LineTableProps extends Pick<SettlementDetail, 'lines' | 'others'> {
  /** Dividends are based on it. */
  hasLoss: boolean;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly turnover: Money;
  readonly loss: Money;
  readonly activeMembers: number;
  readonly rateBasisPoints: number | null;
  readonly owed: Money;
}

/** Each downline's contribution to a settlement, and the amount owed to them by their own contract. */
export function LineTable({ lines, others, hasLoss }: LineTableProps) {
  const t = useSettlementsT();
  const { money, number, percent } = useFormat();
  const amount = ({ minor, currency }: Money) => <MoneyText text={money(minor, currency)} />;
  const rows: readonly Row[] = [
    ...lines.map((line) => ({ ...line, id: line.account, name: line.account })),
    ...(others
      ? [
          {
            ...others,
            id: ' others',
            name: t('detail.others', { count: others.count }),
            rateBasisPoints: null,
          },
        ]
      : []),
  ];
  const columns: DataTableColumn<Row>[] = [
    { id: 'name', header: t('detail.who'), isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'turnover',
      header: t('table.turnover'),
      align: 'end',
      cell: ({ turnover }) => amount(turnover),
    },
    ...(hasLoss
      ? [
          {
            id: 'loss',
            header: t('table.loss'),
            align: 'end',
            cell: ({ loss }) => amount(loss),
          } satisfies DataTableColumn<Row>,
        ]
      : []),
    {
      id: 'members',
      header: t('table.activeMembers'),
      align: 'end',
      cell: ({ activeMembers }) => <span data-numeric>{number(activeMembers)}</span>,
    },
    {
      id: 'rate',
      header: t('detail.ownRate'),
      align: 'end',
      cell: ({ rateBasisPoints }) =>
        rateBasisPoints === null ? (
          '–'
        ) : (
          <span data-numeric>{percent(rateBasisPoints / 10_000, 2)}</span>
        ),
    },
    { id: 'owed', header: t('detail.owed'), align: 'end', cell: ({ owed }) => amount(owed) },
  ];
  return (
    <DataTable
      caption={t('detail.lines')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
