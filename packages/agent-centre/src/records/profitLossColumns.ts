import type { UserProfitLossRow } from '@perya/api-client';
import { csvAmount, type CsvColumn } from '@perya/page-kit';

import { useRecordsT } from './locales';

/** The columns of the export, including those that the page combines. */
export function useProfitLossColumns(): readonly CsvColumn<UserProfitLossRow>[] {
  const t = useRecordsT();
  return [
    { header: t('profit.account'), cell: ({ account }) => account },
    { header: t('member.levelHeader'), cell: ({ level }) => level },
    { header: t('member.team'), cell: ({ members, isSelf }) => (isSelf ? 0 : members) },
    { header: t('sums.currency'), cell: ({ net }) => net.currency },
    { header: t('sums.deposits'), cell: ({ deposits }) => csvAmount(deposits) },
    { header: t('sums.withdrawals'), cell: ({ withdrawals }) => csvAmount(withdrawals) },
    { header: t('sums.bets'), cell: ({ bets }) => bets },
    { header: t('sums.stake'), cell: ({ stake }) => csvAmount(stake) },
    { header: t('sums.turnover'), cell: ({ turnover }) => csvAmount(turnover) },
    { header: t('sums.payout'), cell: ({ payout }) => csvAmount(payout) },
    { header: t('sums.result'), cell: ({ result }) => csvAmount(result) },
    { header: t('sums.bonuses'), cell: ({ bonuses }) => csvAmount(bonuses) },
    { header: t('sums.rebates'), cell: ({ rebates }) => csvAmount(rebates) },
    { header: t('sums.commissions'), cell: ({ commissions }) => csvAmount(commissions) },
    { header: t('sums.net'), cell: ({ net }) => csvAmount(net) },
  ];
}
