import {
  claimRebate,
  getRebates,
  listRebateClaims,
  type Category,
  type Rebate,
  type RebateSummary,
} from '@perya/api-client';
import { useApiQuery, useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { ClaimNote, Loaded, PageFrame } from '@perya/page-kit';
import { Button, DataTable, EmptyState, MoneyText } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useRewardsT } from '../locales';
import { INVALIDATED_BY_CLAIM } from '../claims/invalidatedQueries';
import styles from '../Rewards.module.css';
import { RebateHistory } from './RebateHistory';

const BASIS = 10_000;

/** Rebates by category, claimed individually or all at once (specification §2, manualRebate). */
export function RebatePage() {
  const t = useRewardsT();
  const names = useT();
  const query = useApiQuery(getRebates, {}, { staleTime: 0 });
  const history = useApiQuery(listRebateClaims, { page: 1, pageSize: 1 }, { staleTime: 0 });
  return (
    <PageFrame title={names('centre.manualRebate')} lead={t('rebate.lead')}>
      <Loaded
        query={query}
        skeleton={[96, 320]}
        isEmpty={({ rebates }) => rebates.length === 0}
        empty={<EmptyState title={t('rebate.emptyTitle')} description={t('rebate.emptyText')} />}
      >
        {(summary) => <Due summary={summary} />}
      </Loaded>
      <section className={styles['section']} aria-label={t('rebate.history')}>
        <h3>{t('rebate.history')}</h3>
        {history.data?.totalCount === 0 ? (
          <p className={styles['text']}>{t('rebate.historyEmpty')}</p>
        ) : (
          <RebateHistory />
        )}
      </section>
    </PageFrame>
  );
}

function Due({ summary }: { summary: RebateSummary }) {
  const t = useRewardsT();
  const { money, dateTime } = useFormat();
  const { rebates, total, to, days, turnoverMultiple } = summary;
  // One claim at a time, because they all change the same balance.
  const call = useMoneyCall(claimRebate, { refresh: INVALIDATED_BY_CLAIM.rebate });
  const sum = money(total.minor, total.currency);
  const send = (category?: Category) => {
    if (call.state === 'done' || call.state === 'refused') call.reset();
    call.send(category === undefined ? {} : { category });
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['card']} data-waits={total.minor > 0 || undefined}>
        <div className={styles['line']}>
          <div>
            <p className={styles['text']}>{t('rebate.total')}</p>
            <MoneyText text={sum} tone="gold" size="large" />
          </div>
          <Button
            variant="primary"
            disabled={total.minor === 0}
            busy={call.isPending}
            onClick={() => send()}
          >
            {t('rebate.claimAll', { amount: sum })}
          </Button>
        </div>
        <ClaimNote call={call} />
      </div>
      <DueTable rebates={rebates} call={call} onClaim={send} />
      <p className={styles['text']}>
        {t('rebate.counted', { time: dateTime(to), days })}{' '}
        {turnoverMultiple > 0 && t('rebate.multiple', { times: turnoverMultiple })}
      </p>
    </div>
  );
}

interface DueTableProps {
  rebates: readonly Rebate[];
  call: MoneyCall<typeof claimRebate>;
  onClaim(category: Category): void;
}

function DueTable({ rebates, call, onClaim }: DueTableProps) {
  const t = useRewardsT();
  const categoryName = useCategoryName();
  const { money, percent } = useFormat();
  return (
    <DataTable<Rebate>
      caption={t('rebate.caption')}
      rows={rebates}
      rowKey={({ category }) => category}
      columns={[
        {
          id: 'category',
          header: t('rebate.category'),
          isRowHeader: true,
          cell: ({ category }) => categoryName(category),
        },
        {
          id: 'turnover',
          header: t('rebate.turnover'),
          align: 'end',
          cell: ({ turnover }) => <MoneyText text={money(turnover.minor, turnover.currency)} />,
        },
        {
          id: 'rate',
          header: t('rebate.rate'),
          align: 'end',
          cell: ({ rateBasisPoints }) => percent(rateBasisPoints / BASIS, 2),
        },
        {
          id: 'amount',
          header: t('rebate.amount'),
          align: 'end',
          cell: ({ amount }) => (
            <MoneyText text={money(amount.minor, amount.currency)} tone="gold" />
          ),
        },
        {
          id: 'claim',
          header: t('rebate.claim'),
          align: 'end',
          cell: ({ category, amount }) => (
            <Button
              disabled={amount.minor === 0 || call.isPending}
              aria-label={t('rebate.claimOne', {
                amount: money(amount.minor, amount.currency),
                category: categoryName(category),
              })}
              onClick={() => onClaim(category)}
            >
              {t('rebate.claim')}
            </Button>
          ),
        },
      ]}
    />
  );
}
