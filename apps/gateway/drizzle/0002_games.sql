CREATE TABLE "game" (
	"id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	"classify" text NOT NULL,
	"theme" text NOT NULL,
	"rtp_basis_points" integer,
	"volatility" text,
	"min_bet" integer NOT NULL,
	"lines" integer NOT NULL,
	"features" jsonb NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"has_demo" boolean NOT NULL,
	"rank" integer NOT NULL,
	"popularity" integer NOT NULL,
	"engine" text,
	"model" text
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"categories" jsonb NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"folders" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"linkage_type" text,
	"linkage" text
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"member_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"member_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "fair_seed" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_launch" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"launch_id" text NOT NULL,
	"demo_balance" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_session_demo_balance" CHECK ("play_session"."demo_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_feature" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"bet_id" bigint,
	"stake" bigint NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "slot_feature_remaining" CHECK ("slot_feature"."remaining" > 0)
);
--> statement-breakpoint
CREATE TABLE "slot_spin" (
	"id" text PRIMARY KEY NOT NULL,
	"bet_id" bigint,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"model" text NOT NULL,
	"seed_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"stops" jsonb NOT NULL,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"vendor_name" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bet_amounts" CHECK ("bet"."stake" > 0 and "bet"."payout" >= 0 and "bet"."turnover" >= 0),
	CONSTRAINT "bet_settled" CHECK (("bet"."status" = 'OPEN') = ("bet"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_seed" ADD CONSTRAINT "fair_seed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launch" ADD CONSTRAINT "play_launch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launch" ADD CONSTRAINT "play_launch_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_launch_id_play_launch_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."play_launch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_spin" ADD CONSTRAINT "slot_spin_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_spin" ADD CONSTRAINT "slot_spin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_spin" ADD CONSTRAINT "slot_spin_seed_id_fair_seed_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."fair_seed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_node" ON "game" USING btree ("node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_code" ON "game" USING btree ("code");--> statement-breakpoint
CREATE INDEX "game_vendor" ON "game" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "announcement_order" ON "announcement" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "banner_group" ON "banner" USING btree ("group_name","position");--> statement-breakpoint
CREATE INDEX "recent_game_order" ON "recent_game" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_seed_in_use" ON "fair_seed" USING btree ("member_id","game_id","mode") WHERE "fair_seed"."revealed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "play_launch_ticket" ON "play_launch" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "play_launch_member" ON "play_launch" USING btree ("member_id","game_id");--> statement-breakpoint
CREATE INDEX "play_launch_session" ON "play_launch" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_session_secret" ON "play_session" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_session_launch" ON "play_session" USING btree ("launch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_feature_player" ON "slot_feature" USING btree ("member_id","game_id","mode");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_spin_draw" ON "slot_spin" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "slot_spin_bet" ON "slot_spin" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "slot_spin_player" ON "slot_spin" USING btree ("member_id","game_id","played_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bet_round" ON "bet" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "bet_member" ON "bet" USING btree ("member_id","placed_at","id");