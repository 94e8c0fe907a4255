-- Functions and triggers, by topic: rules that hold for every write to the database.
-- drizzle-kit does not track them: a change needs a migration written by hand (README.md, Migrations).

-- Money.

-- All entries of a posting come in one statement, sum to zero in each currency, and continue the
-- balances of their accounts. The accounts are moved once a statement, however many entries it has:
-- a row that one transaction changes a thousand times is found slower each time. Plans are kept for as long as
-- a connection lives, and the tables may have been empty when it began: nothing here is ever planned by reading
-- them whole.
create function ledger_entry_apply() returns trigger language plpgsql
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
create function ledger_posting_is_whole() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if (new.phase = 'void') = exists (select 1 from ledger_entry where posting_id = new.id) then
    raise exception 'posting % (%) has the wrong entries', new.id, new.phase using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_posting_is_whole after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_posting_is_whole();
--> statement-breakpoint
-- Points: the rules of money, without reservations.

-- Both entries of a posting come in one statement, sum to zero, and continue the balances of their
-- accounts. The accounts are moved once a statement, however many entries it has.
create function point_entry_apply() returns trigger language plpgsql as $$
declare
  fault text;
begin
  -- In the order of their ids everywhere, so that two postings never wait for each other.
  perform 1 from point_account
    where id in (select account_id from new_entries) order by id for update;

  select 'point posting ' || n.posting_id || ' is closed' into fault
    from new_entries n
    where exists (
      select 1 from point_entry e
      where e.posting_id = n.posting_id and not exists (select 1 from new_entries m where m.id = e.id)
    ) limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  select 'point posting ' || posting_id || ' does not sum to zero: ' || sum(points) into fault
    from new_entries group by posting_id having sum(points) <> 0 limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  select 'point account ' || r.account_id || ' is at ' || r.balance || ', not at ' || r.balance_after into fault
    from (
      select n.account_id, n.balance_after,
        a.balance + sum(n.points) over (partition by n.account_id order by n.id) as balance
      from new_entries n join point_account a on a.id = n.account_id
    ) r where r.balance <> r.balance_after limit 1;
  if fault is not null then
    raise exception '%', fault using errcode = 'check_violation';
  end if;

  -- On the way too, not only at its end.
  select 'point account ' || n.account_id || ' would be at ' || n.balance_after into fault
    from new_entries n join point_account a on a.id = n.account_id
    where not a.is_house and n.balance_after < 0 limit 1;
  if fault is not null then
    raise exception '%', fault
      using errcode = 'check_violation', constraint = 'point_account_not_negative';
  end if;

  update point_account a set balance = a.balance + n.points
    from (select account_id, sum(points) as points from new_entries group by account_id) n
    where a.id = n.account_id;
  return null;
end $$;
--> statement-breakpoint
create trigger point_entry_apply after insert on point_entry
  referencing new table as new_entries
  for each statement execute function point_entry_apply();
--> statement-breakpoint
-- A balance is never edited: only the trigger above changes it.
create function point_account_guard() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and new.balance <> old.balance then
    raise exception 'a balance is never edited in place' using errcode = 'check_violation';
  end if;
  if new.owner <> old.owner or new.is_house <> old.is_house then
    raise exception 'an account keeps its owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger point_account_guard before update on point_account
  for each row execute function point_account_guard();
--> statement-breakpoint
create trigger point_account_empty_at_first before insert on point_account
  for each row when (new.balance <> 0) execute function ledger_account_empty_at_first();
--> statement-breakpoint
-- Entries and postings are only ever added.
create trigger point_entry_append_only before update or delete on point_entry
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger point_posting_append_only before update or delete on point_posting
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger point_account_stays before delete on point_account
  for each row execute function ledger_append_only();
--> statement-breakpoint
-- At the commit a posting has its two entries.
create function point_posting_is_whole() returns trigger language plpgsql as $$
begin
  if (select count(*) from point_entry where posting_id = new.id) <> 2 then
    raise exception 'point posting % has not two entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger point_posting_is_whole after insert on point_posting
  deferrable initially deferred for each row execute function point_posting_is_whole();
--> statement-breakpoint
-- Summaries that reports read.

-- Triggers update the totals in the statement that writes a bet, so the two can't differ.
create function bet_summary_apply() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into bet_summary as s
      select member_id, date_bin('15 minutes', placed_at, timestamptz '2000-01-01 00:00:00+00'),
        game_id, category, vendor, status, max(game_name), max(vendor_name),
        -count(*), -sum(stake), -sum(payout), -sum(turnover)
      from old_bets group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (member_id, slot, game_id, category, vendor, status) do update set
        bets = s.bets + excluded.bets, stake = s.stake + excluded.stake,
        payout = s.payout + excluded.payout, turnover = s.turnover + excluded.turnover;
  end if;
  if tg_op <> 'DELETE' then
    insert into bet_summary as s
      select member_id, date_bin('15 minutes', placed_at, timestamptz '2000-01-01 00:00:00+00'),
        game_id, category, vendor, status, max(game_name), max(vendor_name),
        count(*), sum(stake), sum(payout), sum(turnover)
      from new_bets group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (member_id, slot, game_id, category, vendor, status) do update set
        bets = s.bets + excluded.bets, stake = s.stake + excluded.stake,
        payout = s.payout + excluded.payout, turnover = s.turnover + excluded.turnover,
        game_name = excluded.game_name, vendor_name = excluded.vendor_name;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bet_summary_insert after insert on bet
  referencing new table as new_bets for each statement execute function bet_summary_apply();
--> statement-breakpoint
create trigger bet_summary_update after update on bet
  referencing old table as old_bets new table as new_bets
  for each statement execute function bet_summary_apply();
--> statement-breakpoint
create trigger bet_summary_delete after delete on bet
  referencing old table as old_bets for each statement execute function bet_summary_apply();
--> statement-breakpoint
-- Of what has moved; entries are only ever added. What is held is little, and is looked up itself. The
-- house's accounts have no statement.
create function ledger_summary_apply() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  insert into ledger_summary as s
    select n.account_id, date_bin('15 minutes', n.at, timestamptz '2000-01-01 00:00:00+00'),
      p.kind, n.amount > 0, count(*), sum(n.amount)
    from new_entries n
      join ledger_posting p on p.id = n.posting_id
      join ledger_account a on a.id = n.account_id
    where not n.pending and a.owner <> 'house'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, slot, kind, is_in) do update set
      entries = s.entries + excluded.entries, amount = s.amount + excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_summary_insert after insert on ledger_entry
  referencing new table as new_entries for each statement execute function ledger_summary_apply();
--> statement-breakpoint
-- Teams.

-- The closure of the uplines. A new member is added below the upline and below everyone above the upline.
create function team_link_add() returns trigger language plpgsql as $$
begin
  insert into team_link (ancestor_id, descendant_id, depth)
    select new.upline_id, new.id, 1
    union all
    select ancestor_id, new.id, depth + 1 from team_link where descendant_id = new.upline_id;
  return null;
end $$;
--> statement-breakpoint
create trigger team_link_add after insert on member
  for each row when (new.upline_id is not null) execute function team_link_add();
--> statement-breakpoint
-- Rebuilds which members were active in a team, from the days of its members.
create function team_active_rebuild(ancestors integer[]) returns void language plpgsql as $$
begin
  delete from team_active_day where ancestor_id = any (ancestors);
  insert into team_active_day (ancestor_id, day, active)
    select ancestor_id, day, count(*) from (
      select l.ancestor_id, d.member_id, d.day
      from team_link l
        join member_play_day d on d.member_id = l.descendant_id
        join member below on below.id = l.descendant_id
        join member above on above.id = l.ancestor_id and above.currency = below.currency
      where l.ancestor_id = any (ancestors) group by 1, 2, 3
      having sum(d.turnover) >= (select greatest(active_turnover, 1) from team_zone where id = 1)
    ) active group by 1, 2;
end $$;
--> statement-breakpoint
-- Rebuilds the sums of teams from those of their members.
create function team_days_rebuild(ancestors integer[]) returns void language plpgsql as $$
begin
  delete from team_play_day where ancestor_id = any (ancestors);
  delete from team_money_day where ancestor_id = any (ancestors);
  insert into team_play_day (ancestor_id, day, category, bets, stake, payout, turnover)
    select l.ancestor_id, d.day, d.category, sum(d.bets), sum(d.stake), sum(d.payout), sum(d.turnover)
    from team_link l
      join member_play_day d on d.member_id = l.descendant_id
      join member below on below.id = l.descendant_id
      join member above on above.id = l.ancestor_id and above.currency = below.currency
    where l.ancestor_id = any (ancestors) group by 1, 2, 3;
  insert into team_money_day (ancestor_id, day, source, is_in, entries, amount)
    select l.ancestor_id, d.day, d.source, d.is_in, sum(d.entries), sum(d.amount)
    from team_link l
      join member_money_day d on d.member_id = l.descendant_id
      join member below on below.id = l.descendant_id
      join member above on above.id = l.ancestor_id and above.currency = below.currency
    where l.ancestor_id = any (ancestors) group by 1, 2, 3, 4;
  perform team_active_rebuild(ancestors);
end $$;
--> statement-breakpoint
-- When a member's upline changes, the whole branch below moves with the member, past sums included.
create function team_link_move() returns trigger language plpgsql as $$
declare
  moved integer[];
  before integer[];
  after integer[];
begin
  -- Not while the days are written: team/fold.ts takes the same lock.
  perform pg_advisory_xact_lock(hashtext('team-days'));
  select array_agg(descendant_id) || new.id into moved from team_link where ancestor_id = new.id;
  moved := coalesce(moved, array[new.id]);
  if new.upline_id = any (moved) then
    raise exception 'member % cannot be below himself', new.id using errcode = 'check_violation';
  end if;
  select coalesce(array_agg(ancestor_id), '{}') into before from team_link where descendant_id = new.id;
  delete from team_link where descendant_id = any (moved) and ancestor_id = any (before);
  if new.upline_id is not null then
    insert into team_link (ancestor_id, descendant_id, depth)
      select up.id, down.id, up.depth + 1 + down.depth
      from (
        select new.upline_id as id, 0 as depth
        union all select ancestor_id, depth from team_link where descendant_id = new.upline_id
      ) up
      cross join (
        select new.id as id, 0 as depth
        union all select descendant_id, depth from team_link where ancestor_id = new.id
      ) down;
  end if;
  select coalesce(array_agg(ancestor_id), '{}') into after from team_link where descendant_id = new.id;
  perform team_days_rebuild(before || after);
  return null;
end $$;
--> statement-breakpoint
create trigger team_link_move after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function team_link_move();
--> statement-breakpoint
-- Settled bets that are not voided count, by when they were settled, in the member's own currency.
create function team_delta_of_bets() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into team_delta (member_id, slot, category, n, stake, payout, turnover, amount)
      select b.member_id, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
        b.category, count(*), sum(b.stake), sum(b.payout), sum(b.turnover), 0
      from new_bets b join member m on m.id = b.member_id and m.currency = b.currency
      where b.settled_at is not null and b.status <> 'VOID' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into team_delta (member_id, slot, category, n, stake, payout, turnover, amount)
      select b.member_id, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
        b.category, -count(*), -sum(b.stake), -sum(b.payout), -sum(b.turnover), 0
      from old_bets b join member m on m.id = b.member_id and m.currency = b.currency
      where b.settled_at is not null and b.status <> 'VOID' group by 1, 2, 3;
  else
    insert into team_delta (member_id, slot, category, n, stake, payout, turnover, amount)
      select b.member_id, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
        b.category, sum(b.sign), sum(b.sign * b.stake), sum(b.sign * b.payout),
        sum(b.sign * b.turnover), 0
      from (
        select 1 as sign, member_id, currency, settled_at, status, category, stake, payout, turnover
          from new_bets
        union all
        select -1, member_id, currency, settled_at, status, category, stake, payout, turnover
          from old_bets
      ) b join member m on m.id = b.member_id and m.currency = b.currency
      where b.settled_at is not null and b.status <> 'VOID'
      group by 1, 2, 3
      having sum(b.sign) <> 0 or sum(b.sign * b.stake) <> 0 or sum(b.sign * b.payout) <> 0
        or sum(b.sign * b.turnover) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger team_delta_of_new_bets after insert on bet
  referencing new table as new_bets for each statement execute function team_delta_of_bets();
--> statement-breakpoint
create trigger team_delta_of_changed_bets after update on bet
  referencing old table as old_bets new table as new_bets
  for each statement execute function team_delta_of_bets();
--> statement-breakpoint
create trigger team_delta_of_deleted_bets after delete on bet
  referencing old table as old_bets for each statement execute function team_delta_of_bets();
--> statement-breakpoint
-- What a movement is to a report (team/moneySources.ts). A posting of an agent's income says in its
-- details whence it comes.
create function team_money_source(kind text, reference text, details jsonb, amount bigint)
  returns text language sql immutable as $$
  select case
    when details ->> 'income' in ('DAILY_SALARY', 'HOURLY_SALARY', 'REAL_TIME_SALARY', 'AFFILIATE')
      then details ->> 'income'
    when kind = 'bonus' and reference = 'referral' then 'REFERRAL'
    when kind = 'transfer' then case when amount > 0 then 'TRANSFER_IN' else 'TRANSFER_OUT' end
    else upper(kind)
  end
$$;
--> statement-breakpoint
-- What has moved on members' main wallets; what is only held has not.
create function team_delta_of_entries() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into team_delta (member_id, slot, source, is_in, n, stake, payout, turnover, amount)
    select m.id, date_bin('15 minutes', n.at, timestamptz '2000-01-01 00:00:00+00'),
      team_money_source(p.kind, p.reference, p.details, n.amount), n.amount > 0, count(*), 0, 0, 0,
      sum(n.amount)
    from new_entries n
      join ledger_account a on a.id = n.account_id
      join ledger_posting p on p.id = n.posting_id
      join member m on m.id = substring(a.owner from 8)::integer and m.currency = a.currency
    where not n.pending and a.kind = 'wallet' and a.owner <> 'house'
    group by 1, 2, 3, 4;
  return null;
end $$;
--> statement-breakpoint
create trigger team_delta_of_entries after insert on ledger_entry
  referencing new table as new_entries for each statement execute function team_delta_of_entries();
--> statement-breakpoint
-- What points are still to be counted of.

-- Turnover that points are still to be counted of: settled bets that are not voided, by when they were
-- settled, in the member's own currency. Trial accounts earn none.
create function point_delta_of_bets() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into point_delta (member_id, category, slot, turnover)
      select b.member_id, b.category, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
        sum(b.turnover)
      from new_bets b join member m on m.id = b.member_id and m.currency = b.currency and m.type <> 4
      where b.settled_at is not null and b.status <> 'VOID'
      group by 1, 2, 3 having sum(b.turnover) <> 0;
  else
    insert into point_delta (member_id, category, slot, turnover)
      select b.member_id, b.category, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
        sum(b.sign * b.turnover)
      from (
        select 1 as sign, member_id, currency, settled_at, status, category, turnover from new_bets
        union all
        select -1, member_id, currency, settled_at, status, category, turnover from old_bets
      ) b join member m on m.id = b.member_id and m.currency = b.currency and m.type <> 4
      where b.settled_at is not null and b.status <> 'VOID'
      group by 1, 2, 3 having sum(b.sign * b.turnover) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger point_delta_of_new_bets after insert on bet
  referencing new table as new_bets for each statement execute function point_delta_of_bets();
--> statement-breakpoint
create trigger point_delta_of_changed_bets after update on bet
  referencing old table as old_bets new table as new_bets
  for each statement execute function point_delta_of_bets();
