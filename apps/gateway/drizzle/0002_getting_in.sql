CREATE TABLE "member_address" (
	"member_id" integer NOT NULL,
	"ip" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_address_member_id_ip_pk" PRIMARY KEY("member_id","ip")
);
--> statement-breakpoint
CREATE TABLE "member_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_code_purpose_phone_pk" PRIMARY KEY("purpose","phone")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "contacts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "referrer_id" integer;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "register_url" text;--> statement-breakpoint
-- Who is signed in signs in anew: an older session has no name that its member could end it by.
DELETE FROM "session";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_token_age" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_code_age" ON "phone_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "member_affiliate_code" ON "member" USING btree ("affiliate_code");--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");