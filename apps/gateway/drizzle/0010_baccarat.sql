CREATE TABLE "baccarat_round" (
	"game_id" text NOT NULL,
	"round" integer NOT NULL,
	"client_seed" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "baccarat_round_game_id_round_pk" PRIMARY KEY("game_id","round")
);
--> statement-breakpoint
CREATE TABLE "baccarat_seat" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"member_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baccarat_seat_game_id_member_id_pk" PRIMARY KEY("game_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "baccarat_slip" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"round" integer NOT NULL,
	"member_id" integer NOT NULL,
	"mode" text NOT NULL,
	"session_id" text NOT NULL,
	"bet_id" bigint,
	"client_seed" text NOT NULL,
	"stakes" jsonb NOT NULL,
	"payout" bigint
);
--> statement-breakpoint
ALTER TABLE "baccarat_seat" ADD CONSTRAINT "baccarat_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baccarat_slip" ADD CONSTRAINT "baccarat_slip_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baccarat_slip" ADD CONSTRAINT "baccarat_slip_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baccarat_round_open" ON "baccarat_round" USING btree ("game_id") WHERE "baccarat_round"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "baccarat_seat_place" ON "baccarat_seat" USING btree ("game_id","seat") WHERE "baccarat_seat"."seat" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "baccarat_slip_player" ON "baccarat_slip" USING btree ("game_id","round","member_id","mode");