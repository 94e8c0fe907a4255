import type { ContractTier } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { DataTable, type DataTableColumn } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useContractsT } from '../locales';
import styles from '../contracts.module.css';

export interface TierTableProps<Tier extends ContractTier> {
  tiers: readonly Tier[];
  /** Dividends also require a team loss. */
  hasLoss: boolean;
  /** Rendered after a tier's name, to mark whether it was reached. */
  mark?: ((tier: Tier) => ReactNode) | undefined;
}

/** The tiers of a contract, with their thresholds and rates. */
export function TierTable<Tier extends ContractTier>({
  tiers,
  hasLoss,
  mark,
}: TierTableProps<Tier>) {
  const t = useContractsT();
  const { money, number, percent } = useFormat();
  const amount = ({ minor, currency }: Money) =>
    minor > 0 ? <span data-numeric>{money(minor, currency)}</span> : t('tier.any');
  const rows = tiers.map((tier, place) => ({ tier, place }));
  const columns: DataTableColumn<(typeof rows)[number]>[] = [
    {
      id: 'tier',
      header: t('tier.tier'),
      isRowHeader: true,
      cell: ({ tier, place }) => (
        <span className={styles['line']}>
          {t('tier.name', { place: place + 1 })}
          {mark?.(tier)}
        </span>
      ),
    },
    {
      id: 'turnover',
      header: t('tier.turnover'),
      align: 'end',
      cell: ({ tier }) => amount(tier.turnover),
    },
    {
      id: 'members',
      header: t('tier.activeMembers'),
      align: 'end',
      cell: ({ tier: { activeMembers } }) =>
        activeMembers > 0 ? <span data-numeric>{number(activeMembers)}</span> : t('tier.any'),
    },
  ];
  if (hasLoss) {
    columns.push({
      id: 'loss',
      header: t('tier.loss'),
      align: 'end',
      cell: ({ tier }) => amount(tier.loss),
    });
  }
  columns.push({
    id: 'rate',
    header: t(hasLoss ? 'tier.rateOfLoss' : 'tier.rateOfTurnover'),
    align: 'end',
    cell: ({ tier }) => <strong data-numeric>{percent(tier.rateBasisPoints / 10_000, 2)}</strong>,
  });
  return (
    <DataTable
      caption={t('tier.list')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
    />
  );
}
