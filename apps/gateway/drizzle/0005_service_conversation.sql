CREATE TABLE "service_conversation" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"member_id" integer,
	"guest_hash" text,
	"contact" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"answer_id" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"read_id" integer DEFAULT 0 NOT NULL,
	"inbox_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_conversation_guestHash_unique" UNIQUE("guest_hash")
);
--> statement-breakpoint
CREATE TABLE "service_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"author" text NOT NULL,
	"name" text,
	"key" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_conversation" ADD CONSTRAINT "service_conversation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_message" ADD CONSTRAINT "service_message_conversation_id_service_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."service_conversation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_conversation_member" ON "service_conversation" USING btree ("member_id","channel");--> statement-breakpoint
CREATE INDEX "service_conversation_waiting" ON "service_conversation" USING btree ("waiting_since","changed_at","id");--> statement-breakpoint
CREATE INDEX "service_message_conversation" ON "service_message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_message_key" ON "service_message" USING btree ("conversation_id","author","key");