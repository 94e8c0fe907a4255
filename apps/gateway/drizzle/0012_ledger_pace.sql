-- The ledger keeps its pace, however many entries come at once and however many there are.

-- That a posting's entries come in one statement is now counted by posting: looking for each old entry
-- among the new ones took the square of their number. Plans are kept for as long as a connection lives,
-- and the tables may have been empty when it began: nothing here is ever planned by reading them whole.
create or replace function ledger_entry_apply() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  fault text;
begin
  -- In the order of their ids everywhere, so that two postings never wait for each other.
  perform 1 from ledger_account
    where id in (select account_id from new_entries) order by id for update;

  select 'posting ' || n.posting_id || ' is closed' into fault
    from (select posting_id, count(*) as entries from new_entries group by posting_id) n
    where n.entries <> (select count(*) from ledger_entry e where e.posting_id = n.posting_id)
    limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  select 'posting ' || n.posting_id || ' does not sum to zero: ' || a.currency || ' ' || sum(n.amount)
    into fault
    from new_entries n join ledger_account a on a.id = n.account_id
    group by n.posting_id, a.currency having sum(n.amount) <> 0 limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  select 'posting ' || n.posting_id || ' mixes pending and posted entries' into fault
    from new_entries n join ledger_posting p on p.id = n.posting_id
    where n.pending <> (p.phase = 'pending') limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  select 'account ' || r.account_id || ' is at ' || r.balance || ', not at ' || r.balance_after into fault
    from (
      select n.account_id, n.balance_after,
        a.balance + sum(case when n.pending then 0 else n.amount end)
          over (partition by n.account_id order by n.id) as balance
      from new_entries n join ledger_account a on a.id = n.account_id
    ) r where r.balance <> r.balance_after limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  -- On the way too, not only at its end.
  select 'account ' || r.account_id || ' would be at ' || r.available into fault
    from (
      select n.account_id,
        a.balance - a.held + sum(case when n.pending then least(n.amount, 0) else n.amount end)
          over (partition by n.account_id order by n.id) as available
      from new_entries n join ledger_account a on a.id = n.account_id
      where not a.overdraft
    ) r where r.available < 0 limit 1;
  if fault is not null then
    raise exception '%', fault
      using errcode = 'check_violation', constraint = 'ledger_account_available_not_negative';
  end if;

  update ledger_account a set balance = a.balance + moved, held = a.held + reserved
    from (
      select account_id,
        coalesce(sum(amount) filter (where not pending), 0) as moved,
        -- A reservation holds what leaves; what would arrive waits until it is posted.
        coalesce(sum(greatest(-amount, 0)) filter (where pending), 0) as reserved
      from new_entries group by account_id
    ) n
    where a.id = n.account_id;
  return null;
end $$;
--> statement-breakpoint
alter function ledger_posting_is_whole() set enable_seqscan = off;
