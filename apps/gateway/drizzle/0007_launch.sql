ALTER TABLE "play_launch" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "play_launch" ADD COLUMN "launch_key" text;--> statement-breakpoint
ALTER TABLE "play_session" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "settled_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "play_launch_key" ON "play_launch" USING btree ("member_id","launch_key");