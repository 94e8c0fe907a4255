CREATE TABLE "sports_leg" (
	"ticket_id" text NOT NULL,
	"place" integer NOT NULL,
	"event_id" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"price" integer NOT NULL,
	"score_then" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"score" jsonb,
	CONSTRAINT "sports_leg_ticket_id_place_pk" PRIMARY KEY("ticket_id","place"),
	CONSTRAINT "sports_leg_price" CHECK ("sports_leg"."price" > 1000)
);
--> statement-breakpoint
CREATE TABLE "sports_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"bet_id" bigint,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"currency" text NOT NULL,
	"mode" text NOT NULL,
	"session_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sports_ticket_stake" CHECK ("sports_ticket"."stake" > 0),
	CONSTRAINT "sports_ticket_settled" CHECK (("sports_ticket"."payout" is null) = ("sports_ticket"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "sports_leg" ADD CONSTRAINT "sports_leg_ticket_id_sports_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."sports_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_ticket" ADD CONSTRAINT "sports_ticket_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_ticket" ADD CONSTRAINT "sports_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sports_leg_open" ON "sports_leg" USING btree ("ends_at") WHERE "sports_leg"."outcome" = 'open';--> statement-breakpoint
CREATE INDEX "sports_ticket_player" ON "sports_ticket" USING btree ("member_id","game_id","placed_at");