import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from './types';

/** The quarters of an hour that contain the rows of a page, newest first. */
export interface TimeSlotPage {
  /** The start of each. */
  readonly slots: readonly Date[];
  /** Rows of the first quarter that precede the page. */
  readonly skip: number;
}

/** Where a page starts, and the number of its rows. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Computes the totals of a query, and finds the quarters of an hour of a page by counting, in one pass, so
 * that a deep page costs no more than the first.
 *
 * @param counts a query with the columns `slot` and `n`, in which a slot can occur more than once
 * @param sums the columns of the totals, computed over those of `counts`
 */
export async function totalsAndPage<Totals>(
  db: Db,
  { counts, sums }: { counts: SQL; sums: SQL<Totals> },
  { offset, limit }: PageWindow,
): Promise<{ totals: Totals; page: TimeSlotPage }> {
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
  /** Rows before its first row. */
  before: number;
}

/** The quarters of an hour of a page as a table `page(slot)` to join. */
export const slotTable = ({ slots }: TimeSlotPage): SQL =>
  sql`unnest(${sql.param(`{${slots.map((slot) => slot.toISOString()).join(',')}}`)}::timestamptz[]) as page(slot)`;

/** The start of the quarter of an hour that contains a time. */
export const quarterHourOf = (time: SQL): SQL =>
  sql`date_bin('15 minutes', ${time}, timestamptz '2000-01-01 00:00:00+00')`;
