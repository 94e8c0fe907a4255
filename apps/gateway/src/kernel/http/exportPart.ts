import { Rejection } from './Rejection';

/** Rows per part of an export: a file of 100,000 rows takes fifty parts. */
const PART_SIZE = 2_000;

/**
 * One part of an export, and where the next starts: after a given row, so that rows inserted meanwhile don't
 * shift the parts.
 */
export async function partOf<Row>(
  after: string | undefined,
  rowsAfter: (window: { after: number | null; limit: number }) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<{ rows: Row[]; next: string | null }> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) {
    throw new Rejection(422, 'UNKNOWN_PART', 'not_found');
  }
  const found = await rowsAfter({
    after: after === undefined ? null : Number(after),
    limit: PART_SIZE + 1,
  });
  const rows = found.slice(0, PART_SIZE);
  const last = rows.at(-1);
  return { rows, next: found.length > PART_SIZE && last ? String(idOf(last)) : null };
}
