CREATE TABLE "operator_call" (
	"id" serial PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"call" text NOT NULL,
	"request" jsonb NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer
);
--> statement-breakpoint
ALTER TABLE "promotion_application" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "operator_call_operator" ON "operator_call" USING btree ("operator","id");--> statement-breakpoint
ALTER TABLE "promotion_application" DROP COLUMN "process_at";--> statement-breakpoint
ALTER TABLE "promotion_application" DROP COLUMN "decide_at";