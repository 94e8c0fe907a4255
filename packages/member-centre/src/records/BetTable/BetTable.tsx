import type { Bet, BettingTotals, Game, Money } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import {
  Badge,
  Button,
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
  /** Opens the game in which an open round goes on; without it the round only says that it waits. */
  onResume?: ((game: Game) => void) | undefined;
}

const TONES: Record<Bet['status'], BadgeTone> = {
  open: 'teal',
  won: 'success',
  lost: 'neutral',
  drawn: 'neutral',
  void: 'neutral',
};

/** Bets with stake, payout and result. */
export function BetTable({ bets, totals, isLoading, empty, onResume }: BetTableProps) {
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
      cell: (bet) => <BetState bet={bet} onResume={onResume} />,
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

interface BetStateProps {
  bet: Bet;
  onResume: BetTableProps['onResume'];
}

/** How it stands; of a round that was left, whether it waits or who played it to its end. */
function BetState({ bet, onResume }: BetStateProps) {
  const t = useT();
  const { status, resume, isSettledByPlatform, gameName } = bet;
  return (
    <span className={styles['state']}>
      <Badge tone={TONES[status]}>{t(`betStatus.${status}`)}</Badge>
      {isSettledByPlatform && (
        <span className={styles['note']}>{t('bettingRecord.playedForYou')}</span>
      )}
      {resume &&
        (onResume ? (
          <Button
            size="small"
            aria-label={t('bettingRecord.resumeGame', { name: gameName })}
            onClick={() => onResume(resume)}
          >
            {t('bettingRecord.resume')}
          </Button>
        ) : (
          <span className={styles['note']}>{t('bettingRecord.waits')}</span>
        ))}
    </span>
  );
}
