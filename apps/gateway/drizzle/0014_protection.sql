CREATE TABLE "member_break" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "member_break_times" CHECK ("member_break"."ends_at" is null or "member_break"."ends_at" > "member_break"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "member_limit" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"pending_amount" bigint,
	"ready_at" timestamp with time zone,
	"lapses_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_limit_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period"),
	CONSTRAINT "member_limit_pending" CHECK (("member_limit"."ready_at" is null) = ("member_limit"."lapses_at" is null) and ("member_limit"."ready_at" is not null or "member_limit"."pending_amount" is null))
);
--> statement-breakpoint
CREATE TABLE "member_play" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"reality_check_minutes" integer,
	"stretch_started_at" timestamp with time zone,
	"last_play_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"day_started_at" timestamp with time zone,
	"day_played_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_break" ADD CONSTRAINT "member_break_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_play" ADD CONSTRAINT "member_play_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_break_member" ON "member_break" USING btree ("member_id");