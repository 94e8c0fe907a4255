CREATE TABLE "ledger_summary" (
	"account_id" bigint NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_summary_account_id_slot_kind_is_in_pk" PRIMARY KEY("account_id","slot","kind","is_in")
);
--> statement-breakpoint
CREATE TABLE "bet_summary" (
	"member_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"game_id" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"status" text NOT NULL,
	"game_name" text NOT NULL,
	"vendor_name" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "bet_summary_member_id_slot_game_id_category_vendor_status_pk" PRIMARY KEY("member_id","slot","game_id","category","vendor","status")
);
--> statement-breakpoint
ALTER TABLE "ledger_summary" ADD CONSTRAINT "ledger_summary_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_summary" ADD CONSTRAINT "bet_summary_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_statement" ON "ledger_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_pending" ON "ledger_entry" USING btree ("account_id","at") WHERE "ledger_entry"."pending";
--> statement-breakpoint
-- Kept by the database itself, in the statement that writes a bet: whoever writes one, the totals follow.
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
insert into bet_summary
  select member_id, date_bin('15 minutes', placed_at, timestamptz '2000-01-01 00:00:00+00'),
    game_id, category, vendor, status, max(game_name), max(vendor_name),
    count(*), sum(stake), sum(payout), sum(turnover)
  from bet group by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
insert into ledger_summary
  select e.account_id, date_bin('15 minutes', e.at, timestamptz '2000-01-01 00:00:00+00'),
    p.kind, e.amount > 0, count(*), sum(e.amount)
  from ledger_entry e
    join ledger_posting p on p.id = e.posting_id
    join ledger_account a on a.id = e.account_id
  where not e.pending and a.owner <> 'house'
  group by 1, 2, 3, 4;
