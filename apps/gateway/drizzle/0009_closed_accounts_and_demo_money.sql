CREATE TABLE "account_closing" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"withdrawal_group_id" text,
	"currency" text NOT NULL,
	"payout" bigint NOT NULL,
	"forfeited" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	"erased" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "account_closing_amounts" CHECK ("account_closing"."payout" >= 0 and "account_closing"."forfeited" >= 0
        and ("account_closing"."payout" > 0) = ("account_closing"."withdrawal_group_id" is not null)),
	CONSTRAINT "account_closing_end" CHECK (("account_closing"."state" = 'REQUESTED') = ("account_closing"."ended_at" is null)
        and ("account_closing"."state" = 'FAILED') = ("account_closing"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "demo_wallet" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "demo_wallet_balance" CHECK ("demo_wallet"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "play_session" DROP CONSTRAINT "play_session_demo_balance";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "closing" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "is_closing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_wallet" ADD CONSTRAINT "demo_wallet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closing_member" ON "account_closing" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_closing_requested" ON "account_closing" USING btree ("member_id") WHERE "account_closing"."state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "member_guest" ON "member" USING btree ("id") WHERE "member"."type" = -1;--> statement-breakpoint
ALTER TABLE "baccarat_slip" DROP COLUMN "session_id";--> statement-breakpoint
ALTER TABLE "play_session" DROP COLUMN "demo_balance";--> statement-breakpoint
ALTER TABLE "sports_ticket" DROP COLUMN "session_id";--> statement-breakpoint
-- The location of all visitors was fixed; it is now each visitor's own.
UPDATE "brand" SET "document" = jsonb_set("document", '{status,location}', '{"ip": null, "country": null}');
