import type { RecordPart } from '@perya/api-client';

import type { CsvPart } from './useCsvExport';

/** Fetches every part of a record, each beginning where the one before ended. */
export async function* exportParts<Row>(
  fetchPart: (after: string | undefined) => Promise<RecordPart<Row>>,
): AsyncGenerator<CsvPart<Row>> {
  let after: string | undefined;
  for (;;) {
    // Where a part begins is told by the one before.
    // oxlint-disable-next-line no-await-in-loop
    const part: RecordPart<Row> = await fetchPart(after);
    yield { rows: part.rows, total: part.totalCount };
    if (part.next === null) return;
    after = part.next;
  }
}
