import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/types';

/** Which quarters of an hour the rows of a page lie in, the newest first. */
export interface SlotPage {
  /** When each begins. */
  readonly slots: readonly Date[];
  /** Rows of the first of them that come before the page. */
  readonly skip: number;
}

/** Where a page begins, and how many rows it takes. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Finds the quarters of an hour of a page by counting, so that a deep page costs what the first does.
 *
 * @param counts a query with the columns `slot` and `n`, in which a slot may come more than once
 */
export async function slotsOfPage(
  db: Db,
  counts: SQL,
  { offset, limit }: Window,
): Promise<SlotPage> {
  const rows = await rowsOf<{ slot: string | Date; before: number }>(
    db,
    sql`
    select slot, (upto - n)::int as before from (
      select slot, n, sum(n) over (order by slot desc) as upto from (
        select slot, sum(n) as n from (${counts}) counted group by slot having sum(n) > 0
      ) summed
    ) running
    where upto > ${offset} and upto - n < ${offset + limit} order by slot desc`,
  );
  return {
    slots: rows.map(({ slot }) => new Date(slot)),
    skip: offset - (rows[0]?.before ?? offset),
  };
}

/** The quarters of an hour of a page as a table `page(slot)` to join. */
export const slotTable = ({ slots }: SlotPage): SQL =>
  sql`unnest(${sql.param(`{${slots.map((slot) => slot.toISOString()).join(',')}}`)}::timestamptz[]) as page(slot)`;

/** The beginning of the quarter of an hour that a time is in. */
export const slotOf = (time: SQL): SQL =>
  sql`date_bin('15 minutes', ${time}, timestamptz '2000-01-01 00:00:00+00')`;
