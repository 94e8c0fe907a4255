import type { RecordPart } from '@perya/api-client';
import { csvLine } from '@perya/rules/csv';
import { useEffect, useRef, useState } from 'react';

import { csvLines, saveCsv, type CsvColumn } from './csv';

/** A part of the export, and the total number of rows. */
export interface CsvPart<Row> {
  rows: readonly Row[];
  total: number;
}

/** What a file is exported from. See {@link CsvExport}. */
export interface CsvSource<Row> {
  /** Without the extension. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Fetches all rows of the filter, part by part. */
  parts: (signal: AbortSignal) => AsyncIterable<CsvPart<Row>>;
}

export type CsvState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; rows: number }
  | { step: 'failed'; error: unknown };

/** Exports the whole filter, not only the page: part by part, with progress, until it is done or canceled. */
export function useCsvExport<Row>(source: CsvSource<Row>) {
  const [state, setState] = useState<CsvState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const show = (next: CsvState) => {
      if (!controller.signal.aborted) setState(next);
    };
    show({ step: 'running', done: 0, total: 0 });
    try {
      const lines = [csvLine(source.columns.map(({ header }) => header))];
      let done = 0;
      for await (const { rows, total } of source.parts(controller.signal)) {
        if (controller.signal.aborted) return;
        lines.push(csvLines(source.columns, rows));
        done += rows.length;
        show({ step: 'running', done, total });
      }
      if (controller.signal.aborted) return;
      saveCsv(`${source.fileName}.csv`, lines);
      show({ step: 'done', rows: done });
    } catch (error) {
      show({ step: 'failed', error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, cancel };
}

/** Fetches all parts of a record, each starting where the previous one ended. */
export async function* exportParts<Row>(
  fetchPart: (after: string | undefined) => Promise<RecordPart<Row>>,
): AsyncGenerator<CsvPart<Row>> {
  let after: string | undefined;
  for (;;) {
    // Each part's start depends on the previous part.
    // oxlint-disable-next-line no-await-in-loop
    const part: RecordPart<Row> = await fetchPart(after);
    yield { rows: part.rows, total: part.totalCount };
    if (part.next === null) return;
    after = part.next;
  }
}
