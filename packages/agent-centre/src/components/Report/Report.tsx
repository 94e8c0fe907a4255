import type { Page } from '@perya/api-client';
import {
  CsvExport,
  PeriodFilter,
  QueryError,
  RecordPager,
  type CsvColumn,
  type CsvPart,
  type QueryErrorProps,
  type PeriodState,
} from '@perya/page-kit';
import type { ReactNode } from 'react';

import styles from './Report.module.css';

export interface ReportProps<Row> {
  period: PeriodState;
  /** Below the period. */
  filters?: ReactNode;
  /** The result of `useApiQuery`, or the part of it used here. */
  query: QueryErrorProps['query'] & { readonly data: Page<Row> | undefined };
  page: number;
  onTurn(page: number): void;
  /** The export file with all rows that match the filter. */
  file: {
    /** Without the dates and the extension. */
    readonly name: string;
    readonly columns: readonly CsvColumn<Row>[];
    parts(signal: AbortSignal): AsyncIterable<CsvPart<Row>>;
  };
  /** The table, which is also rendered while loading. */
  children: ReactNode;
}

/** The maximum page size of a paginated call. */
export const MAX_PAGE_SIZE = 200;

/** A report with its filters, table, pagination and export, or an error message. */
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

/** Fetches every page of a report for the export. */
export async function* pagedParts<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
): AsyncGenerator<CsvPart<Row>> {
  for (let page = 1; ; page += 1) {
    // Sequential, so that the export can be canceled and reports its progress.
    const { items, totalCount, totalPages } = await fetchPage(page);
    yield { rows: items, total: totalCount };
    if (page >= totalPages) return;
  }
}
