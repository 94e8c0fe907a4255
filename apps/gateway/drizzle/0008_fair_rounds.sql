ALTER TABLE "slot_spin" RENAME TO "fair_round";--> statement-breakpoint
ALTER TABLE "fair_round" RENAME COLUMN "stops" TO "outcome";--> statement-breakpoint
ALTER TABLE "fair_round" RENAME CONSTRAINT "slot_spin_pkey" TO "fair_round_pkey";--> statement-breakpoint
ALTER TABLE "fair_round" RENAME CONSTRAINT "slot_spin_bet_id_bet_id_fk" TO "fair_round_bet_id_bet_id_fk";--> statement-breakpoint
ALTER TABLE "fair_round" RENAME CONSTRAINT "slot_spin_member_id_member_id_fk" TO "fair_round_member_id_member_id_fk";--> statement-breakpoint
ALTER TABLE "fair_round" RENAME CONSTRAINT "slot_spin_seed_id_fair_seed_id_fk" TO "fair_round_seed_id_fair_seed_id_fk";--> statement-breakpoint
DROP INDEX "slot_spin_draw";--> statement-breakpoint
ALTER INDEX "slot_spin_bet" RENAME TO "fair_round_bet";--> statement-breakpoint
ALTER INDEX "slot_spin_player" RENAME TO "fair_round_player";--> statement-breakpoint
ALTER TABLE "fair_round" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_round" ALTER COLUMN "is_free" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "fair_round" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "fair_round" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- A slot's spin was settled as it was played.
UPDATE "fair_round" SET "settled_at" = "played_at";--> statement-breakpoint
ALTER TABLE "fair_seed" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_round_draw" ON "fair_round" USING btree ("seed_id","nonce") WHERE not "fair_round"."is_shared";--> statement-breakpoint
CREATE INDEX "fair_round_open" ON "fair_round" USING btree ("game_id") WHERE "fair_round"."settled_at" is null;