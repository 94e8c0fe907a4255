import {
  listPointTransactions,
  POINT_TRANSACTION_TYPES,
  type PointTransaction,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import {
  Loaded,
  PAGE_PARAM,
  PeriodFilter,
  readPage,
  RecordPager,
  useChosenParams,
  usePeriod,
  writeParam,
} from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { DataTable, DateTimeText, EmptyState, MoneyText } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';

import { LoginPrompt } from '../components/LoginPrompt/LoginPrompt';
import { useT } from '../locales';
import { usePointsText } from '../points/usePointsText';
import styles from './RecordTab.module.css';

const PAGE_SIZE = 20;
const ALL = 'ALL';
/** URL parameter of the transaction type. */
const TYPE_PARAM = 'pointType';

/** All points transactions of the member, with their reasons (specification §7, Points). */
export function RecordTab() {
  const t = useT();
  if (useIsSignedIn()) return <PointRecord />;
  return <LoginPrompt title={t('record.guestTitle')} text={t('record.guestText')} />;
}

function PointRecord() {
  const t = useT();
  const { period, today, from, to, choose } = usePeriod(30);
  const [params, setParams] = useChosenParams();
  const type = POINT_TRANSACTION_TYPES.find((each) => each === params.get(TYPE_PARAM));
  const page = readPage(params);
  const query = useApiQuery(
    listPointTransactions,
    { type, from, to, page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const write = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        // A changed filter goes back to the first page.
        writeParam(next, PAGE_PARAM, null);
        writeParam(next, name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className={styles['record']} aria-label={t('tab.record')}>
      <div className={styles['filters']}>
        <PeriodFilter period={period} today={today} choose={choose} />
        <Select
          aria-label={t('record.type')}
          className={styles['type']}
          value={type ?? ALL}
          options={[
            { value: ALL, label: t('record.allTypes') },
            ...POINT_TRANSACTION_TYPES.map((value) => ({
              value,
              label: t(`pointType.${value}`),
            })),
          ]}
          onValueChange={(value) => write(TYPE_PARAM, value === ALL ? null : value)}
        />
      </div>
      <Loaded query={query} skeleton={[56, 360]}>
        {({ items, totalPages, earned, spent }) => (
          <>
            <Sums earned={earned} spent={spent} />
            <MovementTable movements={items} />
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={(next) => write(PAGE_PARAM, next > 1 ? String(next) : null)}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Sums({ earned, spent }: { earned: number; spent: number }) {
  const t = useT();
  const pointsText = usePointsText();
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('record.earned')}</dt>
        <dd>
          <MoneyText text={pointsText(earned)} flow="in" labels={{ in: t('record.in') }} />
        </dd>
      </div>
      <div>
        <dt>{t('record.spent')}</dt>
        <dd>
          <MoneyText text={pointsText(spent)} flow="out" labels={{ out: t('record.out') }} />
        </dd>
      </div>
    </dl>
  );
}

function MovementTable({ movements }: { movements: readonly PointTransaction[] }) {
  const t = useT();
  const { number, stamp } = useFormat();
  return (
    <DataTable<PointTransaction>
      caption={t('record.caption')}
      captionHidden
      rows={movements}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          titleLevel={2}
          title={t('record.emptyTitle')}
          description={t('record.emptyText')}
        />
      }
      columns={[
        {
          id: 'what',
          header: t('record.what'),
          isRowHeader: true,
          cell: (movement) => <What movement={movement} />,
        },
        {
          id: 'time',
          header: t('record.time'),
          cell: ({ at }) => <DateTimeText instant={at} text={stamp(at)} />,
        },
        {
          id: 'points',
          header: t('record.points'),
          align: 'end',
          cell: ({ points }) => (
            <MoneyText
              text={number(Math.abs(points))}
              flow={points < 0 ? 'out' : 'in'}
              labels={{ in: t('record.in'), out: t('record.out') }}
            />
          ),
        },
        {
          id: 'balance',
          header: t('record.balance'),
          align: 'end',
          cell: ({ balanceAfter }) => <MoneyText text={number(balanceAfter)} tone="muted" />,
        },
      ]}
    />
  );
}

function What({ movement: { type, source, category, note } }: { movement: PointTransaction }) {
  const t = useT();
  const categoryName = useCategoryName();
  const details = [
    source !== null && t(`pointSource.${source}`),
    category !== null && categoryName(category),
    note,
  ].filter((each) => typeof each === 'string' && each !== '');
  return (
    <span className={styles['what']}>
      {t(`pointType.${type}`)}
      {details.length > 0 && <span className={styles['note']}>{details.join(' · ')}</span>}
    </span>
  );
}
