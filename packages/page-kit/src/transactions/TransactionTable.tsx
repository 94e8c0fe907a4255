import type { Transaction, TransactionTotals } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import {
  Badge,
  DataTable,
  DateTimeText,
  MoneyText,
  type BadgeTone,
  type DataTableColumn,
} from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../locales';
import { RowButton } from '../components/RowButton/RowButton';
import styles from './transactions.module.css';

/** Props of {@link TransactionTable}. */
export interface TransactionTableProps<Move extends Transaction> {
  /** Accessible name of the table: whose transactions it shows. */
  caption: string;
  loadingLabel: string;
  moves: readonly Move[];
  /** Over all pages of the filter, not only the rows shown. */
  totals: TransactionTotals | undefined;
  isLoading: boolean;
  /** Column for the member, if the table covers several: the row header. */
  whose?: DataTableColumn<Move> | undefined;
  /** Shown instead of the table when there are no transactions. */
  empty: ReactNode;
  /** Opens the details of a transaction. */
  onShow(move: Move): void;
}

/** Badge tone of each status. */
export const TRANSACTION_TONES: Record<Transaction['status'], BadgeTone> = {
  pending: 'teal',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** A table of transactions with the balance after each. */
export function TransactionTable<Move extends Transaction>({
  caption,
  loadingLabel,
  moves,
  totals,
  isLoading,
  whose,
  empty,
  onShow,
}: TransactionTableProps<Move>) {
  const t = useT();
  const { money, stamp } = useFormat();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  const moved = (value: Money) => (
    <MoneyText
      text={amount(value)}
      flow={value.minor > 0 ? 'in' : value.minor < 0 ? 'out' : undefined}
      labels={{ in: t('moves.in'), out: t('moves.out') }}
    />
  );
  const columns: DataTableColumn<Move>[] = [
    ...(whose ? [{ ...whose, isRowHeader: true }] : []),
    {
      id: 'type',
      header: t('moves.type'),
      isRowHeader: whose === undefined,
      cell: (move) => (
        <span className={styles['stack']}>
          <RowButton
            label={t('moves.details', { name: t(`moveType.${move.type}`) })}
            onClick={() => onShow(move)}
          >
            {t(`moveType.${move.type}`)}
          </RowButton>
          {move.note !== null && <span className={styles['note']}>{move.note}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      header: t('moves.time'),
      cell: ({ at }) => <DateTimeText instant={at} text={stamp(at)} />,
    },
    {
      id: 'status',
      header: t('moves.status'),
      cell: ({ status }) => (
        <Badge tone={TRANSACTION_TONES[status]}>{t(`moveStatus.${status}`)}</Badge>
      ),
    },
    {
      id: 'amount',
      header: t('moves.amount'),
      align: 'end',
      cell: (move) => moved(move.amount),
      total: totals && (
        <span className={styles['stack']}>
          {moved(totals.moneyIn)}
          {moved(totals.moneyOut)}
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('moves.balance'),
      align: 'end',
      cell: ({ balanceAfter }) =>
        balanceAfter === null ? (
          t('moves.noBalance')
        ) : (
          <MoneyText text={amount(balanceAfter)} tone="muted" />
        ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={moves}
      rowKey={({ id }) => id}
      empty={empty}
      loadingLabel={isLoading ? loadingLabel : undefined}
      skeletonRows={8}
      totalLabel={t('moves.total', { count: totals?.transactions ?? 0 })}
    />
  );
}
