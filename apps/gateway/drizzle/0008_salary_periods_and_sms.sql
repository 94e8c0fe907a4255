CREATE TABLE "sms_message" (
	"reference" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"text" text,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent_contract" DROP CONSTRAINT "agent_contract_period";--> statement-breakpoint
DROP INDEX "agent_contract_paid";--> statement-breakpoint
ALTER TABLE "agent_contract" ADD COLUMN "pays_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD COLUMN "pays_to" timestamp with time zone;--> statement-breakpoint
UPDATE "agent_contract" SET "period" = 'daily' WHERE "kind" = 'daily';--> statement-breakpoint
UPDATE "agent_contract" SET "pays_from" = "active_at", "pays_to" = CASE WHEN "active_at" IS NOT NULL THEN "ended_at" END;--> statement-breakpoint
CREATE INDEX "sms_message_age" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_message_sending" ON "sms_message" USING btree ("claimed_at") WHERE "sms_message"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "agent_contract_paid" ON "agent_contract" USING btree ("kind","pays_from");--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_pays" CHECK (("agent_contract"."active_at" is not null) = ("agent_contract"."pays_from" is not null)
        and ("agent_contract"."status" = 'terminated') = ("agent_contract"."pays_to" is not null));--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_period" CHECK (("agent_contract"."kind" in ('dividend', 'daily')) = ("agent_contract"."period" is not null));