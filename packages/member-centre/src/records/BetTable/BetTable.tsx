import type { Bet, BettingTotals, Game } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { usePanelLabels, RowButton } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
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

import { useRecordsT } from '../locales';
import { BetResult } from '../bet/BetResult';
import { useOpenBet } from '../bet/useOpenBet';
import styles from '../records.module.css';

export interface BetTableProps {
  bets: readonly Bet[];
  /** Totals of the whole filter result, not only of this page. */
  totals: BettingTotals | undefined;
  isLoading: boolean;
  /** Shown instead of the table when there are no bets. */
  empty: ReactNode;
  /** Opens the game of an open round. If absent, the open state is shown as text only. */
  onResume?: ((game: Game) => void) | undefined;
}

/** Badge tones by result. */
export const BET_TONES: Record<Bet['status'], BadgeTone> = {
  open: 'teal',
  won: 'success',
  paid: 'neutral',
  drawn: 'neutral',
  lost: 'neutral',
  void: 'neutral',
};

/** A table of bets with stake, payout and result. */
export function BetTable({ bets, totals, isLoading, empty, onResume }: BetTableProps) {
  const t = useRecordsT();
  const labels = usePanelLabels();
  const categoryName = useCategoryName();
  const format = useFormat();
  const { open } = useOpenBet();
  const amount = ({ minor, currency }: Money) => format.money(minor, currency);
  const columns: DataTableColumn<Bet>[] = [
    {
      id: 'game',
      header: t('bets.game'),
      isRowHeader: true,
      cell: (bet) => (
        <span className={styles['stack']}>
          <RowButton label={t('bets.details', { name: bet.gameName })} onClick={() => open(bet.id)}>
            {bet.gameName}
          </RowButton>
          <span className={styles['note']}>
            {bet.vendorName} · {categoryName(bet.category)}
          </span>
        </span>
      ),
    },
    {
      id: 'time',
      header: t('bets.time'),
      cell: (bet) => <DateTimeText instant={bet.placedAt} text={format.stamp(bet.placedAt)} />,
    },
    {
      id: 'status',
      header: t('bets.status'),
      cell: (bet) => <BetState bet={bet} onResume={onResume} />,
    },
    {
      id: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: (bet) => <MoneyText text={amount(bet.stake)} />,
      total: totals && <MoneyText text={amount(totals.stake)} />,
    },
    {
      id: 'payout',
      header: t('bets.payout'),
      align: 'end',
      cell: (bet) => <MoneyText text={amount(bet.payout)} />,
      total: totals && <MoneyText text={amount(totals.payout)} />,
    },
    {
      id: 'result',
      header: t('bets.result'),
      align: 'end',
      cell: (bet) => <BetResult of={bet} />,
      total: totals && <BetResult of={totals} />,
    },
  ];
  return (
    <DataTable
      caption={t('bets.caption')}
      captionHidden
      columns={columns}
      rows={bets}
      rowKey={(bet) => bet.id}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      skeletonRows={8}
      totalLabel={t('bets.total', { count: totals?.bets ?? 0 })}
    />
  );
}

interface BetStateProps {
  bet: Bet;
  onResume: BetTableProps['onResume'];
}

/** The state of a bet. For an abandoned round, whether it's open or who finished it. */
function BetState({ bet, onResume }: BetStateProps) {
  const t = useRecordsT();
  const { status, resume, isSettledByPlatform, gameName } = bet;
  return (
    <span className={styles['stack']}>
      <Badge tone={BET_TONES[status]}>{t(`betStatus.${status}`)}</Badge>
      {isSettledByPlatform && <span className={styles['note']}>{t('bets.playedForYou')}</span>}
      {resume &&
        (onResume ? (
          <Button
            size="small"
            aria-label={t('bets.resumeGame', { name: gameName })}
            onClick={() => onResume(resume)}
          >
            {t('bets.resume')}
          </Button>
        ) : (
          <span className={styles['note']}>{t('bets.waits')}</span>
        ))}
    </span>
  );
}
