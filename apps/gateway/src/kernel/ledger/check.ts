import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/types';

/**
 * Checks the invariants of a ledger, starting from the entries, without relying on the stored balances and
 * sums. Returns a sentence for each error; an empty list means that there are none.
 */
export async function checkLedger(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ error: string }>(
    db,
    sql`
    with posted as (
      select account_id, sum(amount) as total from ledger_entry where not pending group by account_id
    ), holding as (
      select e.account_id, sum(greatest(-e.amount, 0)) as total
      from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where p.phase = 'pending'
        and not exists (select 1 from ledger_posting ended where ended.pending_id = p.id)
      group by e.account_id
    ), account as (
      select a.*, coalesce(posted.total, 0) as entries, coalesce(holding.total, 0) as holds
      from ledger_account a
      left join posted on posted.account_id = a.id
      left join holding on holding.account_id = a.id
    ), summary as (
      select account_id, kind, is_in, sum(entries) as entries, sum(amount) as amount
      from ledger_summary group by 1, 2, 3
    ), summed as (
      select e.account_id, p.kind, e.amount > 0 as is_in, count(*) as entries, sum(e.amount) as amount
      from ledger_entry e
        join ledger_posting p on p.id = e.posting_id
        join ledger_account a on a.id = e.account_id
      where not e.pending and a.owner <> 'house' group by 1, 2, 3
    )
    select 'posting ' || e.posting_id || ' sums to ' || sum(e.amount) || ' ' || a.currency as error
      from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.posting_id, a.currency having sum(e.amount) <> 0
    union all
    select 'posting ' || p.id || ' (' || p.phase || ') has ' || count(e.id) || ' entries'
      from ledger_posting p left join ledger_entry e on e.posting_id = p.id
      group by p.id having (count(e.id) = 0) <> (p.phase = 'void')
    union all
    select owner || '/' || currency || '/' || kind || ' says ' || balance || ', its entries ' || entries
      from account where balance <> entries
    union all
    select owner || '/' || currency || '/' || kind || ' holds ' || held || ', its pending postings ' || holds
      from account where held <> holds
    union all
    select owner || '/' || currency || '/' || kind || ' has ' || (entries - holds) || ' available'
      from account where entries - holds < 0 and owner <> 'house'
    union all
    select 'the ' || currency || ' of all accounts sums to ' || sum(balance)
      from ledger_account group by currency having sum(balance) <> 0
    union all
    select 'posting ' || pending_id || ' ended ' || count(*) || ' times'
      from ledger_posting where pending_id is not null group by pending_id having count(*) > 1
    union all
    select 'account ' || account_id || ' sums up ' || kind || ' as '
        || coalesce(summary.amount, 0) || ' of ' || coalesce(summary.entries, 0) || ' entries, there are '
        || coalesce(summed.amount, 0) || ' of ' || coalesce(summed.entries, 0)
      from summary full join summed using (account_id, kind, is_in)
      where (summary.amount, summary.entries) is distinct from (summed.amount, summed.entries)`,
  );
  return rows.map(({ error }) => error);
}
