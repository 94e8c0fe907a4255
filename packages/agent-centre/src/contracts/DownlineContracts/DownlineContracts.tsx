import type { Contract } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePanelLabels } from '@perya/page-kit';
import { highestRate } from '@perya/rules/agents';
import { Badge, Button, DataTable, DateTimeText, type DataTableColumn } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from '../contracts.module.css';
import { CONTRACT_TONES } from '../tones/contractTones';
import { useContractsT } from '../locales';
import { rulesTerms } from '../terms/rulesTerms';

export interface DownlineContractsProps {
  /** Offered or active contracts with direct downlines. */
  contracts: readonly Contract[];
  isLoading: boolean;
  /** Shown instead of the table when there are none. */
  empty: ReactNode;
  /** Offers new terms. */
  onChange(contract: Contract): void;
  /** Ends an active contract or withdraws an offer. */
  onEnd(contract: Contract): void;
  onHistory(contract: Contract): void;
}

/** The agent's contracts with downlines, with actions. */
export function DownlineContracts({
  contracts,
  isLoading,
  empty,
  onChange,
  onEnd,
  onHistory,
}: DownlineContractsProps) {
  const t = useContractsT();
  const { percent, stamp } = useFormat();
  const labels = usePanelLabels();
  const columns: DataTableColumn<Contract>[] = [
    {
      id: 'downline',
      header: t('given.downline'),
      isRowHeader: true,
      cell: ({ downline }) => <span className={styles['name']}>{downline.account}</span>,
    },
    {
      id: 'status',
      header: t('given.status'),
      cell: ({ status }) => <Badge tone={CONTRACT_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      id: 'rate',
      header: t('given.rate'),
      align: 'end',
      cell: ({ terms }) => (
        <span data-numeric>{percent(highestRate(rulesTerms(terms)) / 10_000, 2)}</span>
      ),
    },
    ...(contracts.some(({ terms }) => terms.period !== null)
      ? [
          {
            id: 'period',
            header: t('period.label'),
            cell: ({ terms }) => terms.period && t(`periodName.${terms.period}`),
          } satisfies DataTableColumn<Contract>,
        ]
      : []),
    {
      id: 'since',
      header: t('given.since'),
      cell: ({ offeredAt, answeredAt }) => {
        const at = answeredAt ?? offeredAt;
        return <DateTimeText instant={at} text={stamp(at)} />;
      },
    },
    {
      id: 'actions',
      header: t('given.actions'),
      cell: (contract) => {
        const { account } = contract.downline;
        const isActive = contract.status === 'active';
        return (
          <span className={styles['line']}>
            {isActive && (
              <Button
                size="small"
                aria-label={t('given.changeOf', { account })}
                onClick={() => onChange(contract)}
              >
                {t('given.change')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={t(isActive ? 'given.endOf' : 'given.takeBackOf', { account })}
              onClick={() => onEnd(contract)}
            >
              {t(isActive ? 'given.end' : 'given.takeBack')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('given.historyOf', { account })}
              onClick={() => onHistory(contract)}
            >
              {t('history.open')}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('given.title')}
      captionHidden
      columns={columns}
      rows={contracts}
      rowKey={({ id }) => id}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      skeletonRows={3}
    />
  );
}
