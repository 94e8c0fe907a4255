-- The rules of the ledger, kept by the database itself, whoever writes to it.

-- All entries of a posting come in one statement, sum to zero in each currency, and continue the
-- balances of their accounts. The accounts are moved once a statement, however many entries it has:
-- a row that one transaction changes a thousand times is found slower each time.
create function ledger_entry_apply() returns trigger language plpgsql as $$
declare
  fault text;
begin
  -- In the order of their ids everywhere, so that two postings never wait for each other.
  perform 1 from ledger_account
    where id in (select account_id from new_entries) order by id for update;

  select 'posting ' || n.posting_id || ' is closed' into fault
    from new_entries n
    where exists (
      select 1 from ledger_entry e
      where e.posting_id = n.posting_id and not exists (select 1 from new_entries m where m.id = e.id)
    ) limit 1;
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
create trigger ledger_entry_apply after insert on ledger_entry
  referencing new table as new_entries
  for each statement execute function ledger_entry_apply();
--> statement-breakpoint

-- The end of a pending posting, either way, gives back what it held.
create function ledger_posting_release() returns trigger language plpgsql as $$
declare
  pending ledger_posting%rowtype;
begin
  select * into pending from ledger_posting where id = new.pending_id;
  if not found or pending.phase <> 'pending' then
    raise exception 'posting % is not pending', new.pending_id using errcode = 'check_violation';
  end if;
  perform 1 from ledger_account a
    where a.id in (select account_id from ledger_entry where posting_id = new.pending_id)
    order by a.id for update;
  update ledger_account a set held = held - e.amount
    from (
      select account_id, sum(greatest(-amount, 0)) as amount
      from ledger_entry where posting_id = new.pending_id group by account_id
    ) e
    where a.id = e.account_id;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_posting_release before insert on ledger_posting
  for each row when (new.pending_id is not null) execute function ledger_posting_release();
--> statement-breakpoint

-- A balance is never edited: only the two triggers above change it.
create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and (new.balance <> old.balance or new.held <> old.held) then
    raise exception 'a balance is never edited in place' using errcode = 'check_violation';
  end if;
  if new.owner <> old.owner or new.currency <> old.currency or new.kind <> old.kind then
    raise exception 'an account keeps its owner, currency and kind' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_guard before update on ledger_account
  for each row execute function ledger_account_guard();
--> statement-breakpoint
create function ledger_account_empty_at_first() returns trigger language plpgsql as $$
begin
  raise exception 'an account begins empty' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger ledger_account_empty_at_first before insert on ledger_account
  for each row when (new.balance <> 0 or new.held <> 0)
  execute function ledger_account_empty_at_first();
--> statement-breakpoint

-- Entries and postings are only ever added.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_account_stays before delete on ledger_account
  for each row execute function ledger_append_only();
--> statement-breakpoint

-- At the commit a posting has its entries: without any it moves nothing, and only a void may say so.
create function ledger_posting_is_whole() returns trigger language plpgsql as $$
begin
  if (new.phase = 'void') = exists (select 1 from ledger_entry where posting_id = new.id) then
    raise exception 'posting % (%) has the wrong entries', new.id, new.phase using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_posting_is_whole after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_posting_is_whole();
