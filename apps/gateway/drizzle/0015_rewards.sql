CREATE TABLE "member_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "member_day_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "mission_claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"mission_id" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"reward_name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"note" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_claim_amounts" CHECK ("rebate_claim"."amount" > 0 and "rebate_claim"."turnover" >= "rebate_claim"."amount" and "rebate_claim"."from_at" < "rebate_claim"."to_at")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" serial PRIMARY KEY NOT NULL,
	"friend_id" integer NOT NULL,
	"referrer_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"device_hash" text,
	"refusal" text,
	"reward" bigint,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_tier" (
	"member_id" integer NOT NULL,
	"friends" integer NOT NULL,
	"bonus" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_tier_member_id_friends_pk" PRIMARY KEY("member_id","friends")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_day" ADD CONSTRAINT "member_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claim" ADD CONSTRAINT "rebate_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_tier" ADD CONSTRAINT "referral_tier_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_claim_once" ON "mission_claim" USING btree ("member_id","mission_id","period_start");--> statement-breakpoint
CREATE INDEX "mission_claim_time" ON "mission_claim" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "redemption_member" ON "redemption" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "rebate_claim_member" ON "rebate_claim" USING btree ("member_id","claimed_at","id");--> statement-breakpoint
CREATE INDEX "rebate_claim_end" ON "rebate_claim" USING btree ("member_id","category","to_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_friend" ON "referral" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("referrer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_code_code" ON "referral_code" USING btree ("code");--> statement-breakpoint
CREATE INDEX "message_inbox" ON "message" USING btree ("member_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "bet_settled" ON "bet" USING btree ("settled_at");