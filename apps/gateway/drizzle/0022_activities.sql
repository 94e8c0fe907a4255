CREATE TABLE "check_in_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_day_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "check_in_day_amounts" CHECK ("check_in_day"."streak" > 0 and "check_in_day"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "free_spin_grant" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"spins" integer NOT NULL,
	"spins_left" integer NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"turnover_multiple" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_spin_grant_amounts" CHECK ("free_spin_grant"."stake" > 0 and "free_spin_grant"."spins" > 0 and "free_spin_grant"."spins_left" >= 0
        and "free_spin_grant"."spins_left" <= "free_spin_grant"."spins" and "free_spin_grant"."won" >= 0
        and "free_spin_grant"."turnover_multiple" >= 0)
);
--> statement-breakpoint
CREATE TABLE "raffle_ticket" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "tournament_times" CHECK ("tournament"."starts_at" < "tournament"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "tournament_entry" (
	"tournament_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"place" integer,
	"score" bigint,
	"prize" jsonb,
	CONSTRAINT "tournament_entry_tournament_id_member_id_pk" PRIMARY KEY("tournament_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "wheel_spin" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"segment_id" text NOT NULL,
	"prize" jsonb NOT NULL,
	"currency" text NOT NULL,
	"drawn" integer NOT NULL,
	"seed_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_spin_drawn" CHECK ("wheel_spin"."drawn" >= 0 and "wheel_spin"."drawn" < 1000000)
);
--> statement-breakpoint
CREATE TABLE "member_reward" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"spins" integer DEFAULT 0 NOT NULL,
	"turnover_multiple" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "member_reward_amounts" CHECK ("member_reward"."amount" >= 0 and "member_reward"."points" >= 0 and "member_reward"."spins" >= 0
        and ("member_reward"."amount" > 0)::int + ("member_reward"."points" > 0)::int + ("member_reward"."spins" > 0)::int = 1)
);
--> statement-breakpoint
ALTER TABLE "bet" DROP CONSTRAINT "bet_amounts";--> statement-breakpoint
ALTER TABLE "mission_claim" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD COLUMN "grant_id" integer;--> statement-breakpoint
ALTER TABLE "check_in_day" ADD CONSTRAINT "check_in_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_grant" ADD CONSTRAINT "free_spin_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_ticket_id_raffle_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."raffle_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_seed_id_fair_seed_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."fair_seed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reward" ADD CONSTRAINT "member_reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_spin_grant_source" ON "free_spin_grant" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "free_spin_grant_member" ON "free_spin_grant" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "free_spin_grant_open" ON "free_spin_grant" USING btree ("member_id","game_id","expires_at") WHERE "free_spin_grant"."spins_left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_ticket_source" ON "raffle_ticket" USING btree ("member_id","source","source_id");--> statement-breakpoint
CREATE INDEX "raffle_ticket_left" ON "raffle_ticket" USING btree ("member_id","id") WHERE "raffle_ticket"."spent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_season" ON "tournament" USING btree ("series","starts_at");--> statement-breakpoint
CREATE INDEX "tournament_end" ON "tournament" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "tournament_entry_member" ON "tournament_entry" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entry_place" ON "tournament_entry" USING btree ("tournament_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_ticket" ON "wheel_spin" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_draw" ON "wheel_spin" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "wheel_spin_member" ON "wheel_spin" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_reward_once" ON "member_reward" USING btree ("member_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "member_reward_member" ON "member_reward" USING btree ("member_id","created_at","id");--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_grant_id_free_spin_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."free_spin_grant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_amounts" CHECK ("bet"."stake" >= 0 and "bet"."payout" >= 0 and "bet"."turnover" >= 0
        and ("bet"."stake" > 0 or "bet"."turnover" = 0));