CREATE TABLE "promotion_application" (
	"id" serial PRIMARY KEY NOT NULL,
	"promo_id" text NOT NULL,
	"season_start" timestamp with time zone NOT NULL,
	"member_id" integer NOT NULL,
	"status" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"currency" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"process_at" timestamp with time zone,
	"decide_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "promotion_application_amount" CHECK ("promotion_application"."status" not in ('ISSUED', 'CLAIMED') or ("promotion_application"."amount" > 0 and "promotion_application"."currency" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotion_picture" (
	"name" text PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_picture" ADD CONSTRAINT "promotion_picture_application_id_promotion_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."promotion_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_once" ON "promotion_application" USING btree ("member_id","promo_id","season_start") WHERE "promotion_application"."status" <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "promotion_application_member" ON "promotion_application" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "promotion_picture_application" ON "promotion_picture" USING btree ("application_id","position");