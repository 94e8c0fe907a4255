CREATE TABLE "point_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"is_house" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_account_not_negative" CHECK ("point_account"."is_house" or "point_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entry_not_zero" CHECK ("point_entry"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "point_posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_delta" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_earning" (
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"carry" bigint NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_earning_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "point_reward" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"limit_per_member" integer,
	"min_rank" integer DEFAULT 0 NOT NULL,
	"value" jsonb,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_reward_price_above_zero" CHECK ("point_reward"."price" > 0),
	CONSTRAINT "point_reward_stock_not_negative" CHECK ("point_reward"."stock" >= 0),
	CONSTRAINT "point_reward_redeemed_not_negative" CHECK ("point_reward"."redeemed" >= 0),
	CONSTRAINT "point_reward_value" CHECK (("point_reward"."kind" in ('CASH', 'FREE_SPINS')) = ("point_reward"."value" is not null))
);
--> statement-breakpoint
CREATE TABLE "redemption_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"redemption_id" integer NOT NULL,
	"step" text NOT NULL,
	"note" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"code" text NOT NULL,
	"redemption_id" integer
);
--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "reward_id" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "receiver" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "revealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_posting_id_point_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."point_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_point_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_delta" ADD CONSTRAINT "point_delta_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_earning" ADD CONSTRAINT "point_earning_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_event" ADD CONSTRAINT "redemption_event_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_code" ADD CONSTRAINT "voucher_code_reward_id_point_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_code" ADD CONSTRAINT "voucher_code_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_account_owner" ON "point_account" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "point_entry_posting" ON "point_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "point_entry_record" ON "point_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_posting_key" ON "point_posting" USING btree ("key");--> statement-breakpoint
CREATE INDEX "point_posting_reference" ON "point_posting" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "point_reward_price" ON "point_reward" USING btree ("price");--> statement-breakpoint
CREATE INDEX "redemption_event_order" ON "redemption_event" USING btree ("redemption_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_once" ON "voucher_code" USING btree ("reward_id","code");--> statement-breakpoint
CREATE INDEX "voucher_code_free" ON "voucher_code" USING btree ("reward_id","id") WHERE "voucher_code"."redemption_id" is null;--> statement-breakpoint
CREATE INDEX "voucher_code_redemption" ON "voucher_code" USING btree ("redemption_id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_reward_id_point_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemption_reward" ON "redemption" USING btree ("reward_id","member_id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_quantity" CHECK ("redemption"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_delivery" CHECK ("redemption"."kind" <> 'GOODS' or ("redemption"."receiver" is not null and "redemption"."phone" is not null and "redemption"."address" is not null));--> statement-breakpoint
-- The rules of the ledger of points, kept by the database itself, whoever writes to it: those of money
-- (`0001_ledger_rules.sql`), without reservations.

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
-- Turnover that points are still to be counted of: settled bets that are not voided, by when they were
-- settled, in the member's own currency. Who plays on trial earns none.
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
