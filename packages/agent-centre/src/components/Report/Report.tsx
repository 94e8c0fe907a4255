import type { Page } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import {
  CsvExport,
  PeriodFilter,
  RecordPager,
  usePanelLabels,
  type CsvColumn,
  type CsvPart,
  type UsePeriod,
} from '@perya/page-kit';
import { ErrorPanel } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from './Report.module.css';

export interface ReportProps<Row> {
  period: UsePeriod;
  /** Below the period. */
  filters?: ReactNode;
  /** What `useApiQuery` answers, or as much of it. */
  query: {
    readonly data: Page<Row> | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Said where it has not come. */
  failed: string;
  page: number;
  onTurn(page: number): void;
  /** The file of everything that the filter finds. */
  file: {
    /** Without its days and its ending. */
    readonly name: string;
    readonly columns: readonly CsvColumn<Row>[];
    parts(signal: AbortSignal): AsyncIterable<CsvPart<Row>>;
  };
  /** The table, also while its rows are on their way. */
  children: ReactNode;
}

/** A report of some days: its filters, its table, its pages and its file; or why it has not come. */
export function Report<Row>({
  period,
  filters,
  query: { data, error, isFetching, refetch },
  failed,
  page,
  onTurn,
  file,
  children,
}: ReportProps<Row>) {
  const labels = usePanelLabels();
  const errorText = useErrorText();
  const { from, to } = period.period;
  return (
    <div className={styles['report']}>
      <div className={styles['filters']}>
        <PeriodFilter period={period.period} today={period.today} choose={period.choose} />
        {filters}
      </div>
      {error && !data ? (
        <ErrorPanel
          title={failed}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={labels.retry}
          retrying={isFetching}
        />
      ) : (
        children
      )}
      {data && data.totalCount > 0 && (
        <div className={styles['below']}>
          <RecordPager
            page={page}
            totalPages={data.totalPages}
            busy={isFetching}
            onPageChange={onTurn}
          />
          <CsvExport
            fileName={`${file.name}-${from}-${to}`}
            columns={file.columns}
            parts={(signal) => file.parts(signal)}
          />
        </div>
      )}
    </div>
  );
}
