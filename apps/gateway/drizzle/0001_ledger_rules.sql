-- The rules of the ledger, kept by the database itself, whoever writes to it.

-- Each entry moves its account, and notes the balance that it left.
create function ledger_entry_apply() returns trigger language plpgsql as $$
begin
  if new.pending then
    -- A reservation holds what leaves the account; what would arrive waits until it is posted.
    update ledger_account set held = held + greatest(-new.amount, 0)
      where id = new.account_id returning balance into new.balance_after;
  else
    update ledger_account set balance = balance + new.amount
      where id = new.account_id returning balance into new.balance_after;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_entry_apply before insert on ledger_entry
  for each row execute function ledger_entry_apply();
--> statement-breakpoint

-- The end of a pending posting, either way, gives back what it held.
create function ledger_posting_release() returns trigger language plpgsql as $$
declare
  pending ledger_posting%rowtype;
begin
  if new.pending_id is null then
    return new;
  end if;
  select * into pending from ledger_posting where id = new.pending_id;
  if not found or pending.phase <> 'pending' then
    raise exception 'posting % is not pending', new.pending_id using errcode = 'check_violation';
  end if;
  -- Accounts are locked in the order of their ids everywhere, so that two postings never wait for
  -- each other.
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
  for each row execute function ledger_posting_release();
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
  if new.balance <> 0 or new.held <> 0 then
    raise exception 'an account begins empty' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_empty_at_first before insert on ledger_account
  for each row execute function ledger_account_empty_at_first();
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

-- At the commit the entries of a posting sum to zero in each currency, are of its phase, and are
-- all there: a posting without entries moves nothing, and only a void may say so.
create function ledger_posting_balances() returns trigger language plpgsql as $$
declare
  entries integer;
  wrong text;
begin
  select count(*) into entries from ledger_entry where posting_id = new.id;
  if (new.phase = 'void') <> (entries = 0) then
    raise exception 'posting % (%) has % entries', new.id, new.phase, entries
      using errcode = 'check_violation';
  end if;
  select string_agg(currency || ' ' || total, ', ') into wrong from (
    select a.currency, sum(e.amount) as total
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.posting_id = new.id group by a.currency having sum(e.amount) <> 0
  ) sums;
  if wrong is not null then
    raise exception 'posting % does not sum to zero: %', new.id, wrong using errcode = 'check_violation';
  end if;
  if exists (
    select 1 from ledger_entry where posting_id = new.id and pending <> (new.phase = 'pending')
  ) then
    raise exception 'posting % mixes pending and posted entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_posting_balances after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_posting_balances();
--> statement-breakpoint

-- An entry comes with its posting, in the same transaction, never later.
create function ledger_entry_in_time() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from ledger_posting p
    where p.id = new.posting_id and p.transaction_id = pg_current_xact_id()::text
  ) then
    raise exception 'posting % is closed', new.posting_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_entry_in_time before insert on ledger_entry
  for each row execute function ledger_entry_in_time();
