import { listWinners, type Winner } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import {
  PageFrame,
  QueryError,
  RefreshButton,
  useChosenParams,
  usePanelLabels,
  writeParam,
} from '@perya/page-kit';
import {
  Badge,
  DataTable,
  DateTimeText,
  EmptyState,
  MoneyText,
  type DataTableColumn,
} from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import { useRecordsT } from './locales';
import styles from './records.module.css';

const PERIODS = ['day', 'week', 'month'] as const;
type WinnersPeriod = (typeof PERIODS)[number];
const MOST = 50;

/**
 * The highest wins of the day, week or month. Names are hidden, and the member's own wins are marked
 * (specification §2, winners list).
 */
export function WinnersPage() {
  const t = useRecordsT();
  const [params, setParams] = useChosenParams();
  const period = PERIODS.find((each) => each === params.get('winnersOf')) ?? 'day';
  const choose = (next: WinnersPeriod) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        writeParam(changed, 'winnersOf', next === 'day' ? null : next);
        return changed;
      },
      { replace: true },
    );
  return (
    <PageFrame title={t('winners.title')} lead={t('winners.lead')}>
      <Tabs
        label={t('winners.period')}
        value={period}
        onValueChange={choose}
        items={PERIODS.map((each) => ({
          value: each,
          label: t(`winners.${each}`),
          content: <Winners period={each} />,
        }))}
      />
    </PageFrame>
  );
}

function Winners({ period }: { period: WinnersPeriod }) {
  const t = useRecordsT();
  const labels = usePanelLabels();
  const columns = useWinnerColumns();
  const query = useApiQuery(
    listWinners,
    { period, order: 'highest', count: MOST },
    { staleTime: 0 },
  );
  if (query.error && !query.data) return <QueryError query={query} />;
  return (
    <div className={styles['filters']}>
      <div className={styles['below']}>
        <RefreshButton onPress={() => void query.refetch()} />
      </div>
      <DataTable
        caption={t('winners.caption')}
        captionHidden
        columns={columns}
        rows={query.data ?? []}
        rowKey={({ rank }) => rank}
        loadingLabel={query.isPending ? labels.loading : undefined}
        empty={<EmptyState title={t('winners.emptyTitle')} description={t('winners.emptyText')} />}
      />
    </div>
  );
}

function useWinnerColumns(): DataTableColumn<Winner>[] {
  const t = useRecordsT();
  const { money, number, stamp } = useFormat();
  const categoryName = useCategoryName();
  return [
    {
      id: 'player',
      header: t('winners.player'),
      isRowHeader: true,
      cell: ({ rank, account, isMine }) => (
        <span className={styles['name']}>
          {t('winners.rank', { rank: number(rank), account })}{' '}
          {isMine && <Badge tone="gold">{t('winners.you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'game',
      header: t('bets.game'),
      cell: ({ gameName, vendorName, category }) => (
        <span className={styles['stack']}>
          <span className={styles['name']}>{gameName}</span>
          <span className={styles['note']}>
            {vendorName} · {categoryName(category)}
          </span>
        </span>
      ),
    },
    {
      id: 'time',
      header: t('winners.time'),
      cell: ({ wonAt }) => <DateTimeText instant={wonAt} text={stamp(wonAt)} />,
    },
    {
      id: 'multiple',
      header: t('winners.multiple'),
      align: 'end',
      cell: ({ multiple }) => `${number(multiple)}×`,
    },
    {
      id: 'amount',
      header: t('winners.amount'),
      align: 'end',
      cell: ({ amount }) => <MoneyText text={money(amount.minor, amount.currency)} tone="gold" />,
    },
  ];
}
