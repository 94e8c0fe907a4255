CREATE TABLE "payout_account" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_account_kind" CHECK ("payout_account"."kind" in ('BANK_CARD', 'E_WALLET', 'CRYPTO'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"group_id" text NOT NULL,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"receipt_due_at" timestamp with time zone,
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0 and "withdrawal"."fee" >= 0 and "withdrawal"."fee" < "withdrawal"."amount"),
	CONSTRAINT "withdrawal_parts" CHECK ("withdrawal"."part" between 1 and "withdrawal"."parts"),
	CONSTRAINT "withdrawal_receipt" CHECK (("withdrawal"."state" = 'PAID') = ("withdrawal"."receipt_due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proof" (
	"name" text PRIMARY KEY NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_requirement" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "turnover_requirement_amount" CHECK ("turnover_requirement"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_event" ADD CONSTRAINT "withdrawal_event_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proof" ADD CONSTRAINT "withdrawal_proof_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD CONSTRAINT "turnover_requirement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "payout_account" USING btree ("member_id","kind","provider","number") WHERE "payout_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_part" ON "withdrawal" USING btree ("group_id","part");--> statement-breakpoint
CREATE INDEX "withdrawal_member" ON "withdrawal" USING btree ("member_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_moving" ON "withdrawal" USING btree ("changed_at") WHERE "withdrawal"."state" in ('REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING', 'PAID');--> statement-breakpoint
CREATE INDEX "withdrawal_event_withdrawal" ON "withdrawal_event" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_proof_withdrawal" ON "withdrawal_proof" USING btree ("withdrawal_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirement_source" ON "turnover_requirement" USING btree ("member_id","source","source_id");--> statement-breakpoint
CREATE INDEX "turnover_requirement_open" ON "turnover_requirement" USING btree ("member_id","at") WHERE "turnover_requirement"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "bet_member_settled" ON "bet" USING btree ("member_id","settled_at");