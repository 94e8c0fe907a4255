import { getTeamTrend, type TeamDay, type TeamSpan, type TeamTrend } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { Card, DataTable, type DataTableColumn } from '@perya/ui-kit';
import { BarChart } from '@perya/ui-kit/bar-chart';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { LazyDisclosure } from '../components/LazyDisclosure/LazyDisclosure';
import { useChoice } from '../address/useChoice';
import { DAY_FIGURES, ResultText, useFigureText, valueOf } from './figures';
import { useTeamT } from './locales';
import styles from './team.module.css';

/** The team's daily figures: one as a chart, all as a table. */
export function TrendPanel({ span }: { span: TeamSpan }) {
  const t = useTeamT();
  const query = useApiQuery(getTeamTrend, span, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('trend.title')} titleLevel={3}>
      <Loaded query={query} skeleton={[44, 200]}>
        {(trend) => <Trend trend={trend} />}
      </Loaded>
    </Card>
  );
}

function Trend({ trend: { days } }: { trend: TeamTrend }) {
  const t = useTeamT();
  const { date, timeZone } = useFormat();
  const figureText = useFigureText();
  const [figure, choose] = useChoice('teamFigure', DAY_FIGURES);
  return (
    <div className={styles['panel']}>
      <div className={styles['choice']}>
        <Select
          aria-label={t('trend.figure')}
          value={figure}
          options={DAY_FIGURES.map((each) => ({ value: each, label: t(`figure.${each}`) }))}
          onValueChange={choose}
        />
      </div>
      <BarChart
        label={t('trend.chart', { figure: t(`figure.${figure}`) })}
        bars={days.map((day) => ({
          id: day.day,
          label: date(startOfDay(day.day, timeZone)),
          value: valueOf(day[figure]),
          valueText: figureText(day[figure]),
        }))}
      />
      <LazyDisclosure label={t('trend.table')}>
        <DayTable days={days} />
      </LazyDisclosure>
    </div>
  );
}

/** Days shown per page. */
const DAYS_SHOWN = 31;

function DayTable({ days }: { days: readonly TeamDay[] }) {
  const t = useTeamT();
  const { date, timeZone } = useFormat();
  const figureText = useFigureText();
  const [page, setPage] = useState(1);
  const totalPages = Math.ceil(days.length / DAYS_SHOWN);
  const shown = Math.min(page, Math.max(1, totalPages));
  const latestFirst = days.toReversed();
  const columns: DataTableColumn<TeamDay>[] = [
    {
      id: 'day',
      header: t('trend.day'),
      isRowHeader: true,
      cell: ({ day }) => date(startOfDay(day, timeZone)),
    },
    ...DAY_FIGURES.map((figure) => ({
      id: figure,
      header: t(`figure.${figure}`),
      align: 'end' as const,
      cell: (day: TeamDay) =>
        figure === 'net' ? <ResultText money={day.net} /> : figureText(day[figure]),
    })),
  ];
  return (
    <>
      <DataTable
        caption={t('trend.title')}
        captionHidden
        columns={columns}
        rows={latestFirst.slice((shown - 1) * DAYS_SHOWN, shown * DAYS_SHOWN)}
        rowKey={({ day }) => day}
      />
      <RecordPager page={shown} totalPages={totalPages} onPageChange={setPage} />
    </>
  );
}
