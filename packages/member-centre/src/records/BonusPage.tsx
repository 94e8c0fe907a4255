import { listBonuses, type Bonus } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  PAGE_PARAM,
  PageFrame,
  PeriodFilter,
  QueryError,
  readPage,
  RecordPager,
  RefreshButton,
  useChosenParams,
  usePanelLabels,
  usePeriod,
  writeParam,
} from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import {
  Badge,
  DataTable,
  DateTimeText,
  EmptyState,
  MoneyText,
  Progress,
  type BadgeTone,
  type DataTableColumn,
} from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';

import { useRecordsT } from './locales';
import { PAGE_SIZE } from './filter/recordFilter';
import styles from './records.module.css';

const TONES: Record<Bonus['state'], BadgeTone> = {
  claimable: 'coral',
  expired: 'neutral',
  turnover: 'teal',
  released: 'success',
};

/** Every bonus with its turnover requirement (specification §2, bonusDetails). */
export function BonusPage() {
  const t = useRecordsT();
  const labels = usePanelLabels();
  const { period, today, from, to, choose } = usePeriod(365);
  const [params, setParams] = useChosenParams();
  const page = readPage(params);
  const query = useApiQuery(
    listBonuses,
    { from, to, page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  const columns = useBonusColumns(data?.credited);
  const turn = (next: number) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        writeParam(changed, PAGE_PARAM, next > 1 ? String(next) : null);
        return changed;
      },
      { replace: true },
    );
  return (
    <PageFrame
      title={t('bonuses.title')}
      lead={t('bonuses.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <PeriodFilter period={period} today={today} choose={choose} />
      {query.error && !data ? (
        <QueryError query={query} />
      ) : (
        <DataTable
          caption={t('bonuses.caption')}
          captionHidden
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          loadingLabel={query.isPending ? labels.loading : undefined}
          totalLabel={t('bonuses.credited')}
          empty={
            <EmptyState title={t('bonuses.emptyTitle')} description={t('bonuses.emptyText')} />
          }
        />
      )}
      {data && (
        <RecordPager
          page={page}
          totalPages={data.totalPages}
          busy={query.isFetching}
          onPageChange={turn}
        />
      )}
    </PageFrame>
  );
}

function useBonusColumns(credited: Money | undefined): DataTableColumn<Bonus>[] {
  const t = useRecordsT();
  const { money, stamp } = useFormat();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  return [
    {
      id: 'bonus',
      header: t('bonuses.bonus'),
      isRowHeader: true,
      cell: ({ title, kind }) => (
        <span className={styles['stack']}>
          <span className={styles['name']}>{title ?? t(`bonusKind.${kind}`)}</span>
          {title !== null && <span className={styles['note']}>{t(`bonusKind.${kind}`)}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      header: t('bonuses.time'),
      cell: ({ at }) => <DateTimeText instant={at} text={stamp(at)} />,
    },
    {
      id: 'state',
      header: t('bonuses.state'),
      cell: ({ state, expiresAt }) => (
        <span className={styles['stack']}>
          <Badge tone={TONES[state]}>{t(`bonusState.${state}`)}</Badge>
          {expiresAt !== null && (
            <span className={styles['note']}>
              {t('bonuses.expires', { time: stamp(expiresAt) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'turnover',
      header: t('bonuses.turnover'),
      cell: ({ turnoverRequired, turnoverDone }) =>
        turnoverRequired.minor === 0 ? (
          t('bonuses.noTurnover')
        ) : (
          <Progress
            label={t('bonuses.turnover')}
            labelHidden
            size="thin"
            value={turnoverDone.minor}
            max={turnoverRequired.minor}
            valueText={t('bonuses.progress', {
              done: amount(turnoverDone),
              required: amount(turnoverRequired),
            })}
          />
        ),
    },
    {
      id: 'played',
      header: t('bonuses.played'),
      align: 'end',
      cell: ({ turnoverRequired, turnoverDone }) =>
        turnoverRequired.minor === 0
          ? '–'
          : t('bonuses.progress', {
              done: amount(turnoverDone),
              required: amount(turnoverRequired),
            }),
    },
    {
      id: 'amount',
      header: t('bonuses.amount'),
      align: 'end',
      cell: (bonus) => <MoneyText text={amount(bonus.amount)} tone="gold" />,
      total: credited && <MoneyText text={amount(credited)} />,
    },
  ];
}
