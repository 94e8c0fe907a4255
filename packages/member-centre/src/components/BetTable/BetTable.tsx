import type { Bet, BettingTotals, Money } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import {
  Badge,
  DataTable,
  DateTimeText,
  MoneyText,
  type BadgeTone,
  type DataTableColumn,
} from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../i18n';
import styles from './BetTable.module.css';

export interface BetTableProps {
  bets: readonly Bet[];
  /** Over all pages of the filter, not only the rows shown. */
  totals: BettingTotals | undefined;
  isLoading: boolean;
  /** Stands in the table's place when there are no bets. */
  empty: ReactNode;
}

const TONES: Record<Bet['status'], BadgeTone> = {
  open: 'teal',
  won: 'success',
  lost: 'neutral',
  drawn: 'neutral',
  void: 'neutral',
};

/** Bets with stake, payout and result. */
export function BetTable({ bets, totals, isLoading, empty }: BetTableProps) {
  const t = useT();
  const categoryName = useCategoryName();
  const format = useFormat();
  const amount = ({ minor, currency }: Money) => format.money(minor, currency);
  const result = (money: Money) => (
    <MoneyText
      text={amount(money)}
      flow={money.minor > 0 ? 'in' : money.minor < 0 ? 'out' : undefined}
      labels={{ in: t('bettingRecord.won'), out: t('bettingRecord.lost') }}
    />
  );
  const columns: DataTableColumn<Bet>[] = [
    {
      id: 'game',
      header: t('bettingRecord.game'),
      isRowHeader: true,
      cell: (bet) => (
        <span className={styles['game']}>
          <span className={styles['name']}>{bet.gameName}</span>
          <span className={styles['note']}>
            {bet.vendorName} · {categoryName(bet.category)}
          </span>
        </span>
      ),
    },
    {
      id: 'time',
      header: t('bettingRecord.time'),
      cell: (bet) => <DateTimeText instant={bet.placedAt} text={format.stamp(bet.placedAt)} />,
    },
    {
      id: 'status',
      header: t('bettingRecord.status'),
      cell: (bet) => <Badge tone={TONES[bet.status]}>{t(`betStatus.${bet.status}`)}</Badge>,
    },
    {
      id: 'stake',
      header: t('bettingRecord.stake'),
      align: 'end',
      cell: (bet) => <MoneyText text={amount(bet.stake)} />,
      total: totals && <MoneyText text={amount(totals.stake)} />,
    },
    {
      id: 'payout',
      header: t('bettingRecord.payout'),
      align: 'end',
      cell: (bet) => <MoneyText text={amount(bet.payout)} />,
      total: totals && <MoneyText text={amount(totals.payout)} />,
    },
    {
      id: 'result',
      header: t('bettingRecord.result'),
      align: 'end',
      cell: (bet) => result(bet.result),
      total: totals && result(totals.result),
    },
  ];
  return (
    <DataTable
      caption={t('bettingRecord.caption')}
      captionHidden
      columns={columns}
      rows={bets}
      rowKey={(bet) => bet.id}
      empty={empty}
      loadingLabel={isLoading ? t('bettingRecord.loading') : undefined}
      skeletonRows={8}
      totalLabel={t('bettingRecord.total', { count: totals?.bets ?? 0 })}
    />
  );
}
