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
	"transaction_id" text DEFAULT pg_current_xact_id()::text NOT NULL,
	CONSTRAINT "ledger_posting_phase" CHECK ("ledger_posting"."phase" in ('posted', 'pending', 'post', 'void')),
	CONSTRAINT "ledger_posting_pending" CHECK (("ledger_posting"."phase" in ('post', 'void')) = ("ledger_posting"."pending_id" is not null))
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
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counter_age" ON "attempt_counter" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "idempotent_call_age" ON "idempotent_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seen_seal_age" ON "seen_seal" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_identity" ON "ledger_account" USING btree ("owner","currency","kind");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_key" ON "ledger_posting" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_ends_once" ON "ledger_posting" USING btree ("pending_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_reference" ON "ledger_posting" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("account");--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_age" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_proof_age" ON "spent_proof" USING btree ("expires_at");