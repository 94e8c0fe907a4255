CREATE TABLE "agent_contract" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"upline_id" integer,
	"downline_id" integer NOT NULL,
	"currency" text NOT NULL,
	"period" text,
	"tiers" jsonb NOT NULL,
	"status" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	CONSTRAINT "agent_contract_times" CHECK (("agent_contract"."status" = 'offered' and "agent_contract"."active_at" is null and "agent_contract"."ended_at" is null)
        or ("agent_contract"."status" = 'active' and "agent_contract"."active_at" is not null and "agent_contract"."ended_at" is null)
        or ("agent_contract"."status" = 'terminated' and "agent_contract"."active_at" is not null and "agent_contract"."ended_at" is not null)
        or ("agent_contract"."status" in ('rejected', 'withdrawn', 'expired') and "agent_contract"."active_at" is null and "agent_contract"."ended_at" is not null)),
	CONSTRAINT "agent_contract_period" CHECK (("agent_contract"."kind" = 'dividend') = ("agent_contract"."period" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"kind" text NOT NULL,
	"agent_id" integer NOT NULL,
	"upline_id" integer,
	"currency" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL,
	"loss" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"active_turnover" bigint NOT NULL,
	"tier" integer,
	"rate" integer NOT NULL,
	"gross" bigint NOT NULL,
	"deducted" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"others" jsonb,
	CONSTRAINT "settlement_amounts" CHECK ("settlement"."gross" >= 0 and "settlement"."deducted" >= 0 and "settlement"."amount" = greatest("settlement"."gross" - "settlement"."deducted", 0)),
	CONSTRAINT "settlement_period" CHECK ("settlement"."period_from" < "settlement"."period_to")
);
--> statement-breakpoint
CREATE TABLE "settlement_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"settled_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_agent_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_actor_id_member_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_contract_id_agent_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_offer" ON "agent_contract" USING btree ("downline_id","kind") WHERE "agent_contract"."status" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_active" ON "agent_contract" USING btree ("downline_id","kind") WHERE "agent_contract"."status" = 'active';--> statement-breakpoint
CREATE INDEX "agent_contract_upline" ON "agent_contract" USING btree ("upline_id","kind","status");--> statement-breakpoint
CREATE INDEX "agent_contract_downline" ON "agent_contract" USING btree ("downline_id","kind","id");--> statement-breakpoint
CREATE INDEX "agent_contract_paid" ON "agent_contract" USING btree ("kind","active_at");--> statement-breakpoint
CREATE INDEX "agent_contract_late" ON "agent_contract" USING btree ("expires_at") WHERE "agent_contract"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "contract_event_contract" ON "contract_event" USING btree ("contract_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_once" ON "settlement" USING btree ("contract_id","period_from");--> statement-breakpoint
CREATE INDEX "settlement_agent" ON "settlement" USING btree ("agent_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "settlement_upline" ON "settlement" USING btree ("upline_id","kind","period_from");