import type { DownlineProfile, TeamSums } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { DataTable, type DataTableColumn } from '@perya/ui-kit';

import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';

const SUMS = [
  'turnover',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'commissions',
  'net',
] as const satisfies readonly (keyof TeamSums)[];

interface SumRow {
  readonly id: (typeof SUMS)[number];
  readonly own: Money;
  readonly team: Money;
}

/** The totals of the last thirty days: the member's own and the team's. */
export function ProfileSums({ profile: { own, team } }: { profile: DownlineProfile }) {
  const t = useDownlinesT();
  const { money } = useFormat();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  const columns: DataTableColumn<SumRow>[] = [
    { id: 'sum', header: t('sums.what'), isRowHeader: true, cell: ({ id }) => t(`sums.${id}`) },
    { id: 'own', header: t('sums.own'), align: 'end', cell: (row) => amount(row.own) },
    { id: 'team', header: t('sums.team'), align: 'end', cell: (row) => amount(row.team) },
  ];
  return (
    <section className={styles['part']} aria-label={t('sums.title')}>
      <DataTable
        caption={t('sums.title')}
        columns={columns}
        rows={SUMS.map((id) => ({ id, own: own[id], team: team[id] }))}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
