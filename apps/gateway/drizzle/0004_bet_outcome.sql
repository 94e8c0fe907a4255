-- A bet is lost only if it paid nothing: a payout below the stake is PAID.
update bet set status = 'PAID' where status = 'LOST' and payout > 0;
--> statement-breakpoint
update bet set status = 'LOST' where status = 'DRAWN' and payout = 0;
--> statement-breakpoint
update lottery_ticket set state = 'PAID' where state = 'LOST' and payout > 0;
