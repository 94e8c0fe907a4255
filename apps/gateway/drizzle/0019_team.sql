CREATE TABLE "affiliate_cashback" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"lost" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "affiliate_cashback_agent_id_day_pk" PRIMARY KEY("agent_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click_day" (
	"agent_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_click_day_agent_id_link_id_day_pk" PRIMARY KEY("agent_id","link_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_origin" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"link_id" integer,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downline_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rebates" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_money_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "member_money_day_member_id_day_source_is_in_pk" PRIMARY KEY("member_id","day","source","is_in")
);
--> statement-breakpoint
CREATE TABLE "member_play_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "member_play_day_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "member_rebate" (
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "member_rebate_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "team_delta" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"category" text,
	"source" text,
	"is_in" boolean,
	"n" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_link" (
	"ancestor_id" integer NOT NULL,
	"descendant_id" integer NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_link_descendant_id_ancestor_id_pk" PRIMARY KEY("descendant_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "team_money_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "team_money_day_ancestor_id_day_source_is_in_pk" PRIMARY KEY("ancestor_id","day","source","is_in")
);
--> statement-breakpoint
CREATE TABLE "team_play_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "team_play_day_ancestor_id_day_category_pk" PRIMARY KEY("ancestor_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "team_zone" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_cashback" ADD CONSTRAINT "affiliate_cashback_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_day" ADD CONSTRAINT "affiliate_click_day_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_link_id_downline_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."downline_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_link" ADD CONSTRAINT "downline_link_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_money_day" ADD CONSTRAINT "member_money_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_play_day" ADD CONSTRAINT "member_play_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rebate" ADD CONSTRAINT "member_rebate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_link" ADD CONSTRAINT "team_link_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_link" ADD CONSTRAINT "team_link_descendant_id_member_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_money_day" ADD CONSTRAINT "team_money_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_play_day" ADD CONSTRAINT "team_play_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_origin_agent" ON "affiliate_origin" USING btree ("agent_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "downline_link_code" ON "downline_link" USING btree ("code");--> statement-breakpoint
CREATE INDEX "downline_link_agent" ON "downline_link" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "member_money_day_day" ON "member_money_day" USING btree ("day","member_id");--> statement-breakpoint
CREATE INDEX "team_link_below" ON "team_link" USING btree ("ancestor_id","depth","descendant_id");
--> statement-breakpoint
-- The closure of the uplines. A new member is below his upline and all who are above that one.
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
-- The sums of teams, anew from those of their members.
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
end $$;
--> statement-breakpoint
-- A member who gets another upline takes all below him along, and their past.
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
insert into team_link (ancestor_id, descendant_id, depth)
  with recursive above (ancestor_id, descendant_id, depth) as (
    select upline_id, id, 1 from member where upline_id is not null
    union all
    select m.upline_id, above.descendant_id, above.depth + 1
      from above join member m on m.id = above.ancestor_id where m.upline_id is not null
  )
  select * from above;
--> statement-breakpoint
insert into team_delta (member_id, slot, category, n, stake, payout, turnover, amount)
  select b.member_id, date_bin('15 minutes', b.settled_at, timestamptz '2000-01-01 00:00:00+00'),
    b.category, count(*), sum(b.stake), sum(b.payout), sum(b.turnover), 0
  from bet b join member m on m.id = b.member_id and m.currency = b.currency
  where b.settled_at is not null and b.status <> 'VOID' group by 1, 2, 3;
--> statement-breakpoint
insert into team_delta (member_id, slot, source, is_in, n, stake, payout, turnover, amount)
  select m.id, date_bin('15 minutes', e.at, timestamptz '2000-01-01 00:00:00+00'),
    team_money_source(p.kind, p.reference, p.details, e.amount), e.amount > 0, count(*), 0, 0, 0,
    sum(e.amount)
  from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join ledger_posting p on p.id = e.posting_id
    join member m on m.id = substring(a.owner from 8)::integer and m.currency = a.currency
  where not e.pending and a.kind = 'wallet' and a.owner <> 'house'
  group by 1, 2, 3, 4;
