import type { Page } from '@perya/api-client';
import type { CsvPart } from '@perya/page-kit';

/** As many rows as a paged call gives at once. */
export const LARGEST_PAGE = 200;

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
