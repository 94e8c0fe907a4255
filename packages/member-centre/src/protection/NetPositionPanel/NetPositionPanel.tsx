import { getNetPosition, type NetPosition } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { QueryError, usePanelLabels } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { Card, DataTable, EmptyState, MoneyText, type DataTableColumn } from '@perya/ui-kit';

import { useProtectionT } from '../locales';
import styles from './NetPositionPanel.module.css';

/** The member's net result for this week, month and year. */
export function NetPositionPanel() {
  const t = useProtectionT();
  const labels = usePanelLabels();
  const query = useApiQuery(getNetPosition, {}, { staleTime: 0 });
  const columns = useColumns();
  return (
    <Card title={t('net.title')} titleLevel={3}>
      <p className={styles['text']}>{t('net.text')}</p>
      {query.error && !query.data ? (
        <QueryError query={query} />
      ) : (
        <DataTable
          caption={t('net.title')}
          captionHidden
          columns={columns}
          rows={query.data?.periods ?? []}
          rowKey={({ period }) => period}
          empty={<EmptyState title={t('net.empty')} />}
          loadingLabel={query.isPending ? labels.loading : undefined}
          skeletonRows={3}
        />
      )}
    </Card>
  );
}

function useColumns(): DataTableColumn<NetPosition>[] {
  const t = useProtectionT();
  const format = useFormat();
  const amount = ({ minor, currency }: Money) => format.money(minor, currency);
  const money = (
    id: 'deposits' | 'withdrawals' | 'stakes' | 'payouts',
  ): DataTableColumn<NetPosition> => ({
    id,
    header: t(`net.${id}`),
    align: 'end',
    cell: (row) => <MoneyText text={amount(row[id])} />,
  });
  return [
    {
      id: 'period',
      header: t('net.period'),
      isRowHeader: true,
      cell: ({ period, startedAt }) => (
        <span className={styles['period']}>
          <span>{t(`net.${period}`)}</span>
          <span className={styles['since']}>{t('net.since', { day: format.day(startedAt) })}</span>
        </span>
      ),
    },
    money('deposits'),
    money('withdrawals'),
    money('stakes'),
    money('payouts'),
    {
      id: 'net',
      header: t('net.net'),
      align: 'end',
      cell: ({ net }) => (
        <MoneyText
          text={amount(net)}
          flow={net.minor > 0 ? 'in' : net.minor < 0 ? 'out' : undefined}
          labels={{ in: t('net.won'), out: t('net.lost') }}
        />
      ),
    },
  ];
}
