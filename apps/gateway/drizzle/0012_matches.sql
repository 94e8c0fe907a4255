CREATE TABLE "match" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"room_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"seats" integer NOT NULL,
	"stake" bigint NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"client_seed" text,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turn_since" timestamp with time zone NOT NULL,
	"acted_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_seat" (
	"match_id" text NOT NULL,
	"seat" integer NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"round_id" text NOT NULL,
	"bet_id" bigint,
	"client_seed" text NOT NULL,
	"bank_ms" integer NOT NULL,
	"payout" bigint,
	CONSTRAINT "match_seat_match_id_seat_pk" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_waiting" ON "match" USING btree ("game_id","room_id","stake") WHERE "match"."client_seed" is null;--> statement-breakpoint
CREATE INDEX "match_next" ON "match" USING btree ("next_at") WHERE "match"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "match_seat_open" ON "match_seat" USING btree ("member_id","game_id","mode") WHERE "match_seat"."payout" is null;--> statement-breakpoint
CREATE INDEX "match_seat_member" ON "match_seat" USING btree ("member_id","game_id","joined_at");