import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from './types';

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
 * Adds up what a query finds and finds the quarters of an hour of a page by counting, in one reading of
 * it, so that a deep page costs what the first does.
 *
 * @param counts a query with the columns `slot` and `n`, in which a slot may come more than once
 * @param sums the columns of the totals, over those of `counts`
 */
export async function sumAndFind<Totals>(
  db: Db,
  { counts, sums }: { counts: SQL; sums: SQL<Totals> },
  { offset, limit }: Window,
): Promise<{ totals: Totals; page: SlotPage }> {
  const [row] = await rowsOf<{ totals: Totals; slots: readonly FoundSlot[] | null }>(
    db,
    sql`
    with counted as materialized (${counts}),
    running as (
      select slot, n, sum(n) over (order by slot desc) as upto
      from (select slot, sum(n) as n from counted group by slot) slots
    )
    select
      (select row_to_json(totals) from (select ${sums} from counted) totals) as totals,
      (select json_agg(json_build_object('at', extract(epoch from slot) * 1000, 'before', upto - n) order by slot desc)
        from running where n > 0 and upto > ${offset} and upto - n < ${offset + limit}) as slots`,
  );
  if (row === undefined) throw new Error('The database added nothing up.');
  const slots = row.slots ?? [];
  return {
    totals: row.totals,
    page: {
      slots: slots.map(({ at }) => new Date(at)),
      skip: offset - (slots[0]?.before ?? offset),
    },
  };
}

interface FoundSlot {
  /** Milliseconds since 1970. */
  at: number;
  /** Rows before its first. */
  before: number;
}

/** The quarters of an hour of a page as a table `page(slot)` to join. */
export const slotTable = ({ slots }: SlotPage): SQL =>
  sql`unnest(${sql.param(`{${slots.map((slot) => slot.toISOString()).join(',')}}`)}::timestamptz[]) as page(slot)`;

/** The beginning of the quarter of an hour that a time is in. */
export const slotOf = (time: SQL): SQL =>
  sql`date_bin('15 minutes', ${time}, timestamptz '2000-01-01 00:00:00+00')`;
