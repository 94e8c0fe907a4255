import type { Page } from '@perya/api-client';
import {
  CsvExport,
  PeriodFilter,
  QueryError,
  RecordPager,
  type CsvColumn,
  type CsvPart,
  type QueryErrorProps,
  type UsePeriod,
} from '@perya/page-kit';
import type { ReactNode } from 'react';

import styles from './Report.module.css';

export interface ReportProps<Row> {
  period: UsePeriod;
  /** Below the period. */
  filters?: ReactNode;
  /** What `useApiQuery` answers, or as much of it. */
  query: QueryErrorProps['query'] & { readonly data: Page<Row> | undefined };
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

/** As many rows as a paged call gives at once. */
export const LARGEST_PAGE = 200;

/** A report of some days: its filters, its table, its pages and its file; or why it has not come. */
export function Report<Row>({
  period,
  filters,
  query,
  page,
  onTurn,
  file,
  children,
}: ReportProps<Row>) {
  const { data } = query;
  const { from, to } = period.period;
  return (
    <div className={styles['report']}>
      <div className={styles['filters']}>
        <PeriodFilter period={period.period} today={period.today} choose={period.choose} />
        {filters}
      </div>
      {query.error && !data ? <QueryError query={query} /> : children}
      {data && data.totalCount > 0 && (
        <div className={styles['below']}>
          <RecordPager
            page={page}
            totalPages={data.totalPages}
            busy={query.isFetching}
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

/** Fetches every page of a report, for its file. */
export async function* pagedParts<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
): AsyncGenerator<CsvPart<Row>> {
  for (let page = 1; ; page += 1) {
    // One after the other: the export can be stopped, and says how far it is.
    const { items, totalCount, totalPages } = await fetchPage(page);
    yield { rows: items, total: totalCount };
    if (page >= totalPages) return;
  }
}
