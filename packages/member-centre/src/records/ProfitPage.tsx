import { getProfitReport, type ProfitReport, type ProfitUnit } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  CsvExport,
  lengthOf,
  Loaded,
  PageFrame,
  PeriodFilter,
  RefreshButton,
  useChosenParams,
  usePeriod,
  writeParam,
  type Period,
} from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { EmptyState } from '@perya/ui-kit';
import { BarChart } from '@perya/ui-kit/bar-chart';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { useRecordsT } from './locales';
import { startsOf, unitFor } from './profitPeriods';
import {
  ProfitTable,
  useCategoryRows,
  useProfitColumns,
  type ProfitRow,
} from './ProfitTable/ProfitTable';
import styles from './records.module.css';

const UNITS = ['day', 'week', 'month'] as const satisfies readonly ProfitUnit[];

/** Wins and losses by day, week or month and by category (specification §2, personalProfit). */
export function ProfitPage() {
  const t = useRecordsT();
  const { period, today, from, to, choose } = usePeriod(30);
  const [params, setParams] = useChosenParams();
  const unit = UNITS.find((each) => each === params.get('profitBy')) ?? unitFor(lengthOf(period));
  const query = useApiQuery(
    getProfitReport,
    { unit, from, to },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const chooseUnit = (next: ProfitUnit) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        writeParam(changed, 'profitBy', next);
        return changed;
      },
      { replace: true },
    );
  return (
    <PageFrame
      title={t('profit.title')}
      lead={t('profit.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <div className={styles['filters']}>
        <PeriodFilter period={period} today={today} choose={choose} />
        <div className={styles['choices']}>
          <Select
            aria-label={t('profit.unit')}
            value={unit}
            options={UNITS.map((each) => ({ value: each, label: t(`profit.${each}`) }))}
            onValueChange={chooseUnit}
          />
        </div>
      </div>
      <Loaded
        query={query}
        skeleton={[200, 280]}
        isEmpty={({ totals }) => totals.bets === 0}
        empty={<EmptyState title={t('profit.emptyTitle')} description={t('profit.emptyText')} />}
      >
        {(report) => <Report report={report} period={period} unit={unit} />}
      </Loaded>
    </PageFrame>
  );
}

interface ReportProps {
  report: ProfitReport;
  period: Period;
  unit: ProfitUnit;
}

function Report({ report, period, unit }: ReportProps) {
  const t = useRecordsT();
  const rows = usePeriodRows(report, period, unit);
  const categories = useCategoryRows(report);
  const columns = useProfitColumns(t(`profit.${unit}`));
  const { money } = useFormat();
  const { currency } = report;
  const shown = rows.filter(({ bets }) => bets > 0).toReversed();
  return (
    <>
      <BarChart
        label={t('profit.chart')}
        bars={rows.map(({ id, name, result: { minor } }) => ({
          id,
          label: name,
          value: minor,
          valueText: `${minor > 0 ? '+' : ''}${money(minor, currency)}`,
        }))}
      />
      <ProfitTable
        caption={t('profit.byPeriod')}
        heading={t(`profit.${unit}`)}
        rows={shown}
        totals={report.totals}
      />
      <ProfitTable
        caption={t('profit.byCategory')}
        heading={t('bets.category')}
        rows={categories}
        totals={report.totals}
      />
      <CsvExport
        fileName={`${t('profit.file')}-${period.from}-${period.to}`}
        columns={columns}
        parts={() => wholeOf(shown)}
      />
    </>
  );
}

/** The page already has all rows. */
async function* wholeOf(rows: readonly ProfitRow[]) {
  yield await Promise.resolve({ rows, total: rows.length });
}

/** One row for each unit of the period, including those without bets, so the chart has no gaps. */
function usePeriodRows(
  { periods, currency, totals }: ProfitReport,
  period: Period,
  unit: ProfitUnit,
): readonly ProfitRow[] {
  const { date, timeZone, month } = useFormat();
  const nothing = { minor: totals.stake.minor, currency };
  return startsOf(period, unit).map((start) => {
    const at = startOfDay(start, timeZone);
    const name = unit === 'month' ? month(at) : date(at);
    const found = periods.find((each) => each.start === start);
    const zero = { ...nothing, minor: 0 as typeof nothing.minor };
    return {
      id: start,
      name,
      bets: found?.bets ?? 0,
      stake: found?.stake ?? zero,
      payout: found?.payout ?? zero,
      result: found?.result ?? zero,
      turnover: found?.turnover ?? zero,
    };
  });
}
