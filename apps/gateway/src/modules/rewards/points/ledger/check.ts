import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../../kernel/db/types';

/**
 * Checks the points ledger for states that must never occur, from the entries up, without trusting the stored
 * balances. Returns a sentence for each error; empty if all is well.
 */
export async function checkPointLedger(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ error: string }>(
    db,
    sql`
    with account as (
      select a.*, coalesce(e.points, 0) as entries
      from point_account a
      left join (select account_id, sum(points) as points from point_entry group by 1) e
        on e.account_id = a.id
    ), line as (
      select e.*, sum(e.points) over (partition by e.account_id order by e.id) as running
      from point_entry e
    )
    select 'point posting ' || posting_id || ' sums to ' || sum(points) as error
      from point_entry group by posting_id having sum(points) <> 0
    union all
    select 'point posting ' || p.id || ' has ' || count(e.id) || ' entries'
      from point_posting p left join point_entry e on e.posting_id = p.id
      group by p.id having count(e.id) <> 2
    union all
    select owner || ' says ' || balance || ' points, its entries ' || entries
      from account where balance <> entries
    union all
    select owner || ' has ' || entries || ' points' from account where not is_house and entries < 0
    union all
    select a.owner || ' had ' || l.running || ' points after entry ' || l.id
      from line l join point_account a on a.id = l.account_id where not a.is_house and l.running < 0
    union all
    select 'point entry ' || id || ' says ' || balance_after || ', the sum is ' || running
      from line where balance_after <> running
    union all
    select 'all points sum to ' || sum(balance) from point_account having sum(balance) <> 0`,
  );
  return rows.map(({ error }) => error);
}
