CREATE TABLE "lottery_draw" (
	"lottery" text NOT NULL,
	"number" text NOT NULL,
	"day" text NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"locks_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"result" jsonb,
	"drawn_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"jackpots" jsonb,
	"jackpot_bets" integer,
	CONSTRAINT "lottery_draw_lottery_number_pk" PRIMARY KEY("lottery","number"),
	CONSTRAINT "lottery_draw_result" CHECK (("lottery_draw"."status" in ('drawn', 'settled')) = ("lottery_draw"."result" is not null))
);
--> statement-breakpoint
CREATE TABLE "lottery_order" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"lottery" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"mode" text NOT NULL,
	"lines" jsonb NOT NULL,
	"chase_count" integer NOT NULL,
	"stops_on_win" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"bet_id" bigint NOT NULL,
	"lottery" text NOT NULL,
	"draw" text NOT NULL,
	"chase_number" integer NOT NULL,
	"multiple" integer NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"contribution" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"payout" bigint,
	"outcome" jsonb,
	"jackpot_weight" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_ticket_stake" CHECK ("lottery_ticket"."stake" > 0 and "lottery_ticket"."multiple" > 0),
	CONSTRAINT "lottery_ticket_settled" CHECK (("lottery_ticket"."state" = 'OPEN') = ("lottery_ticket"."payout" is null) and ("lottery_ticket"."state" = 'OPEN') = ("lottery_ticket"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "lottery_order" ADD CONSTRAINT "lottery_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_order_id_lottery_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draw_time" ON "lottery_draw" USING btree ("lottery","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_draw_day" ON "lottery_draw" USING btree ("lottery","day");--> statement-breakpoint
CREATE INDEX "lottery_draw_unfinished" ON "lottery_draw" USING btree ("draw_at") WHERE "lottery_draw"."status" in ('waiting', 'drawn', 'voiding');--> statement-breakpoint
CREATE INDEX "lottery_order_member" ON "lottery_order" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_ticket_draw" ON "lottery_ticket" USING btree ("lottery","draw","id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_member" ON "lottery_ticket" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_order" ON "lottery_ticket" USING btree ("order_id","chase_number");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_bet" ON "lottery_ticket" USING btree ("bet_id");