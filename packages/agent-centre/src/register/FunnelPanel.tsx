import { getAffiliateFunnel, type AffiliateFunnel, type AffiliateSums } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, PeriodFilter, usePeriod } from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { Card, DataTable, type DataTableColumn } from '@perya/ui-kit';
import { BarChart } from '@perya/ui-kit/bar-chart';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { LazyDisclosure } from '../components/LazyDisclosure/LazyDisclosure';
import { useChoice } from '../address/useChoice';
import { useRegisterT } from './locales';
import styles from './register.module.css';

const STEPS = ['clicks', 'registrations', 'firstDeposits'] as const;

/** The previous step of each step. */
const BEFORE = {
  clicks: null,
  registrations: 'clicks',
  firstDeposits: 'registrations',
} as const;

/** The funnel from click to first deposit, by day. */
export function FunnelPanel() {
  const t = useRegisterT();
  const { period, today, from, to, choose } = usePeriod(30);
  const query = useApiQuery(
    getAffiliateFunnel,
    { from, to },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Card title={t('funnel.title')} titleLevel={3}>
      <div className={styles['panel']}>
        <PeriodFilter period={period} today={today} choose={choose} />
        <Loaded query={query} skeleton={[132, 200]}>
          {(funnel) => <Funnel funnel={funnel} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Funnel({ funnel: { totals, days } }: { funnel: AffiliateFunnel }) {
  const t = useRegisterT();
  const { date, number, percent, timeZone } = useFormat();
  const [step, choose] = useChoice('funnelStep', STEPS);
  const max = Math.max(1, ...STEPS.map((each) => totals[each]));
  return (
    <>
      <ol className={styles['steps']} aria-label={t('funnel.title')}>
        {STEPS.map((each) => {
          const before = BEFORE[each];
          return (
            <li key={each} className={styles['step']}>
              <span>{t(`funnel.${each}`)}</span>
              <span className={styles['track']} aria-hidden>
                <span
                  className={styles['fill']}
                  style={{ inlineSize: `${(totals[each] / max) * 100}%` }}
                />
              </span>
              <span data-numeric>{number(totals[each])}</span>
              {before && (
                <span className={styles['note']}>
                  {t(`funnelShare.${before}`, { share: percent(shareOf(totals, each, before), 1) })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles['choice']}>
        <Select
          aria-label={t('funnel.step')}
          value={step}
          options={STEPS.map((each) => ({ value: each, label: t(`funnel.${each}`) }))}
          onValueChange={choose}
        />
      </div>
      <BarChart
        label={t('funnel.chart', { step: t(`funnel.${step}`) })}
        bars={days.map((day) => ({
          id: day.day,
          label: date(startOfDay(day.day, timeZone)),
          value: day[step],
          valueText: number(day[step]),
        }))}
      />
      <LazyDisclosure label={t('funnel.table')}>
        <FunnelTable days={days} totals={totals} />
      </LazyDisclosure>
    </>
  );
}

/** The conversion rate between two steps. It can exceed 100% if links were typed without a counted click. */
const shareOf = (
  sums: AffiliateSums,
  step: (typeof STEPS)[number],
  before: (typeof STEPS)[number],
) => (sums[before] === 0 ? 0 : Math.min(1, sums[step] / sums[before]));

type FunnelDay = AffiliateFunnel['days'][number];

function FunnelTable({ days, totals }: Pick<AffiliateFunnel, 'days' | 'totals'>) {
  const t = useRegisterT();
  const { date, money, number, timeZone } = useFormat();
  const amount = ({ firstDepositAmount: { minor, currency } }: AffiliateSums) =>
    money(minor, currency);
  const columns: DataTableColumn<FunnelDay>[] = [
    {
      id: 'day',
      header: t('funnel.day'),
      isRowHeader: true,
      cell: ({ day }) => date(startOfDay(day, timeZone)),
    },
    ...STEPS.map((step) => ({
      id: step,
      header: t(`funnel.${step}`),
      align: 'end' as const,
      cell: (day: FunnelDay) => number(day[step]),
      total: number(totals[step]),
    })),
    {
      id: 'amount',
      header: t('funnel.firstDepositAmount'),
      align: 'end',
      cell: amount,
      total: amount(totals),
    },
  ];
  return (
    <DataTable
      caption={t('funnel.title')}
      captionHidden
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      totalLabel={t('funnel.total')}
    />
  );
}
