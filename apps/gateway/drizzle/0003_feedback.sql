CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" integer,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_digest" ON "feedback" USING btree ("digest","written_at");