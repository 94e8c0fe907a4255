import type { TeamBettingFilter, TeamBettingRow } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';
import { csvAmount, type CsvColumn } from '@perya/page-kit';

import { useRecordsT } from './locales';

/** The grouping of the team betting report. */
export type BettingGrouping = NonNullable<TeamBettingFilter['by']>;

/** The columns of the export. */
export function useTeamBettingColumns(by: BettingGrouping): readonly CsvColumn<TeamBettingRow>[] {
  const t = useRecordsT();
  const categoryName = useCategoryName();
  return [
    {
      header: t(`betting.${by}`),
      cell: ({ member, day, category }) =>
        member?.account ?? day ?? (category && categoryName(category)),
    },
    ...(by === 'member'
      ? [
          { header: t('member.levelHeader'), cell: ({ member }: TeamBettingRow) => member?.level },
          { header: t('member.team'), cell: ({ member }: TeamBettingRow) => member?.members },
        ]
      : []),
    { header: t('sums.bets'), cell: ({ bets }) => bets },
    { header: t('sums.currency'), cell: ({ stake }) => stake.currency },
    { header: t('sums.stake'), cell: ({ stake }) => csvAmount(stake) },
    { header: t('sums.turnover'), cell: ({ turnover }) => csvAmount(turnover) },
    { header: t('sums.payout'), cell: ({ payout }) => csvAmount(payout) },
    { header: t('sums.result'), cell: ({ result }) => csvAmount(result) },
  ];
}
