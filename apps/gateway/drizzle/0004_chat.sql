CREATE TABLE "chat_entry" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"room" text NOT NULL,
	"language" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"member_id" integer,
	"key" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_read" (
	"member_id" integer NOT NULL,
	"room" text NOT NULL,
	"last_read_id" integer NOT NULL,
	CONSTRAINT "chat_read_member_id_room_pk" PRIMARY KEY("member_id","room")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_report_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "chat_entry" ADD CONSTRAINT "chat_entry_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entry" ADD CONSTRAINT "chat_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read" ADD CONSTRAINT "chat_read_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_entry_session" ON "chat_entry" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_message_room" ON "chat_message" USING btree ("room","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("member_id","key");