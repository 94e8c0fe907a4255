CREATE TABLE "deposit" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"method" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"bonus" bigint,
	"promo_id" text,
	"season_start" timestamp with time zone,
	"status" text NOT NULL,
	"instruction" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposit_sums" CHECK ("deposit"."amount" > 0 and "deposit"."fee" between 0 and "deposit"."amount")
);
--> statement-breakpoint
CREATE TABLE "deposit_receipt" (
	"name" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_step" (
	"id" serial PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_nonce" (
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_nonce_provider_nonce_pk" PRIMARY KEY("provider","nonce")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"token" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_to" text NOT NULL,
	"status" text NOT NULL,
	"paid" bigint,
	"known_at" timestamp with time zone,
	"callbacks_left" integer DEFAULT 0 NOT NULL,
	"is_wrongly_signed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_step" ADD CONSTRAINT "deposit_step_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_member" ON "deposit" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_ask" ON "deposit" USING btree ("ask_at") WHERE "deposit"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "deposit_expiry" ON "deposit" USING btree ("expires_at") WHERE "deposit"."status" in ('CREATED', 'REDIRECTED', 'AWAITING_RECEIPT');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_receipt_place" ON "deposit_receipt" USING btree ("deposit_id","position");--> statement-breakpoint
CREATE INDEX "deposit_step_deposit" ON "deposit_step" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_reference" ON "sandbox_payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_payment_due" ON "sandbox_payment" USING btree ("known_at") WHERE "sandbox_payment"."callbacks_left" > 0;