-- The rounds, bets and seats of baccarat are those of all live tables.
ALTER TABLE "baccarat_round" RENAME TO "table_round";--> statement-breakpoint
ALTER TABLE "baccarat_slip" RENAME TO "table_slip";--> statement-breakpoint
ALTER TABLE "baccarat_seat" RENAME TO "table_seat";--> statement-breakpoint
ALTER SEQUENCE "baccarat_slip_id_seq" RENAME TO "table_slip_id_seq";--> statement-breakpoint
ALTER TABLE "table_round" RENAME CONSTRAINT "baccarat_round_game_id_round_pk" TO "table_round_game_id_round_pk";--> statement-breakpoint
ALTER TABLE "table_seat" RENAME CONSTRAINT "baccarat_seat_game_id_member_id_pk" TO "table_seat_game_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "table_seat" RENAME CONSTRAINT "baccarat_seat_member_id_member_id_fk" TO "table_seat_member_id_member_id_fk";--> statement-breakpoint
ALTER TABLE "table_slip" RENAME CONSTRAINT "baccarat_slip_pkey" TO "table_slip_pkey";--> statement-breakpoint
ALTER TABLE "table_slip" RENAME CONSTRAINT "baccarat_slip_member_id_member_id_fk" TO "table_slip_member_id_member_id_fk";--> statement-breakpoint
ALTER TABLE "table_slip" RENAME CONSTRAINT "baccarat_slip_bet_id_bet_id_fk" TO "table_slip_bet_id_bet_id_fk";--> statement-breakpoint
ALTER INDEX "baccarat_round_open" RENAME TO "table_round_open";--> statement-breakpoint
ALTER INDEX "baccarat_seat_place" RENAME TO "table_seat_place";--> statement-breakpoint
ALTER INDEX "baccarat_slip_player" RENAME TO "table_slip_player";
