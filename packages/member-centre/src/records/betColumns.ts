import type { Bet } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { csvAmount, type CsvColumn } from '@perya/page-kit';

import { useRecordsT } from './locales';

/** The columns of the betting record's export: those of the table and of the details. */
export function useBetColumns(): readonly CsvColumn<Bet>[] {
  const t = useRecordsT();
  const { stamp } = useFormat();
  const categoryName = useCategoryName();
  return [
    { header: t('bets.id'), cell: ({ id }) => id },
    { header: t('bets.time'), cell: ({ placedAt }) => stamp(placedAt) },
    { header: t('bets.settled'), cell: ({ settledAt }) => settledAt && stamp(settledAt) },
    { header: t('bets.category'), cell: ({ category }) => categoryName(category) },
    { header: t('bets.vendor'), cell: ({ vendorName }) => vendorName },
    { header: t('bets.game'), cell: ({ gameName }) => gameName },
    { header: t('bets.round'), cell: ({ roundId }) => roundId },
    { header: t('bets.status'), cell: ({ status }) => t(`betStatus.${status}`) },
    { header: t('bets.currency'), cell: ({ stake }) => stake.currency },
    { header: t('bets.stake'), cell: ({ stake }) => csvAmount(stake) },
    { header: t('bets.payout'), cell: ({ payout }) => csvAmount(payout) },
    { header: t('bets.result'), cell: ({ result }) => csvAmount(result) },
    { header: t('bets.turnover'), cell: ({ turnover }) => csvAmount(turnover) },
  ];
}
