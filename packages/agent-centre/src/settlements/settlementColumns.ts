import type { Settlement } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { csvAmount, type CsvColumn } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';

import { useContractsT } from '../contracts/locales';
import { useSettlementsT } from './locales';

/** The columns of the export: every amount of a settlement. */
export function useSettlementColumns(kind: ContractKind): readonly CsvColumn<Settlement>[] {
  const t = useSettlementsT();
  const contractsT = useContractsT();
  const { stamp } = useFormat();
  const columns: CsvColumn<Settlement>[] = [
    { header: t('table.account'), cell: ({ account }) => account },
    { header: t('csv.from'), cell: ({ from }) => stamp(from) },
    { header: t('csv.to'), cell: ({ to }) => stamp(to) },
    { header: t('detail.settledAt'), cell: ({ settledAt }) => stamp(settledAt) },
    { header: t('csv.currency'), cell: ({ amount }) => amount.currency },
    { header: t('table.turnover'), cell: ({ turnover }) => csvAmount(turnover) },
    { header: t('table.activeMembers'), cell: ({ activeMembers }) => activeMembers },
    {
      header: t('csv.rate'),
      cell: ({ rateBasisPoints }) => rateBasisPoints && rateBasisPoints / 100,
    },
    { header: t('table.gross'), cell: ({ gross }) => csvAmount(gross) },
    { header: t('table.deducted'), cell: ({ deducted }) => csvAmount(deducted) },
    { header: t('table.paid'), cell: ({ amount }) => csvAmount(amount) },
  ];
  if (kind === 'dividend') {
    columns.splice(6, 0, { header: t('table.loss'), cell: ({ loss }) => csvAmount(loss) });
  }
  if (kind === 'daily') {
    columns.splice(1, 0, {
      header: t('table.contractPeriod'),
      cell: ({ period }) => period && contractsT(`periodName.${period}`),
    });
  }
  return columns;
}
