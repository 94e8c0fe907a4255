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
CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_call_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "sealing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_seal" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"overdraft" boolean DEFAULT false NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_account_held_not_negative" CHECK ("ledger_account"."held" >= 0),
	CONSTRAINT "ledger_account_available_not_negative" CHECK ("ledger_account"."overdraft" or "ledger_account"."balance" - "ledger_account"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_not_zero" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"phase" text NOT NULL,
	"pending_id" bigint,
	"kind" text NOT NULL,
	"reference" text,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_posting_phase" CHECK ("ledger_posting"."phase" in ('posted', 'pending', 'post', 'void')),
	CONSTRAINT "ledger_posting_pending" CHECK (("ledger_posting"."phase" in ('post', 'void')) = ("ledger_posting"."pending_id" is not null))
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
CREATE TABLE "member" (
	"id" serial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"upline_id" integer,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"mobile" text,
	"club_rank" integer DEFAULT 0 NOT NULL,
	"club_label" text,
	"club_color" text,
	"club_color2" text,
	"member_label" text,
	"member_label_text_color" text,
	"member_label_bg_color" text,
	"avatar" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"password_expired" boolean DEFAULT false NOT NULL,
	"payment_password_hash" text,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
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
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"merchant" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"text_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"details" jsonb,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proof" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_node" ON "game" USING btree ("node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_code" ON "game" USING btree ("code");--> statement-breakpoint
CREATE INDEX "game_vendor" ON "game" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "announcement_order" ON "announcement" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "banner_group" ON "banner" USING btree ("group_name","position");--> statement-breakpoint
CREATE INDEX "attempt_counter_age" ON "attempt_counter" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "idempotent_call_age" ON "idempotent_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seen_seal_age" ON "seen_seal" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_identity" ON "ledger_account" USING btree ("owner","currency","kind");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_key" ON "ledger_posting" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_ends_once" ON "ledger_posting" USING btree ("pending_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_reference" ON "ledger_posting" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "recent_game_order" ON "recent_game" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("account");--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","read_at");--> statement-breakpoint
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
CREATE INDEX "bet_member" ON "bet" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_age" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_proof_age" ON "spent_proof" USING btree ("expires_at");