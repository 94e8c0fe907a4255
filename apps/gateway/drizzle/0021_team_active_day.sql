CREATE TABLE "team_active_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"active" integer NOT NULL,
	CONSTRAINT "team_active_day_ancestor_id_day_pk" PRIMARY KEY("ancestor_id","day")
);
--> statement-breakpoint
ALTER TABLE "team_zone" ADD COLUMN "active_turnover" bigint;--> statement-breakpoint
ALTER TABLE "team_active_day" ADD CONSTRAINT "team_active_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who was active in teams, anew from the days of their members.
create function team_active_rebuild(ancestors integer[]) returns void language plpgsql as $$
begin
  delete from team_active_day where ancestor_id = any (ancestors);
  insert into team_active_day (ancestor_id, day, active)
    select ancestor_id, day, count(*) from (
      select l.ancestor_id, d.member_id, d.day
      from team_link l
        join member_play_day d on d.member_id = l.descendant_id
        join member below on below.id = l.descendant_id
        join member above on above.id = l.ancestor_id and above.currency = below.currency
      where l.ancestor_id = any (ancestors) group by 1, 2, 3
      having sum(d.turnover) >= (select greatest(active_turnover, 1) from team_zone where id = 1)
    ) active group by 1, 2;
end $$;
--> statement-breakpoint
-- The sums of teams, anew from those of their members.
create or replace function team_days_rebuild(ancestors integer[]) returns void language plpgsql as $$
begin
  delete from team_play_day where ancestor_id = any (ancestors);
  delete from team_money_day where ancestor_id = any (ancestors);
  insert into team_play_day (ancestor_id, day, category, bets, stake, payout, turnover)
    select l.ancestor_id, d.day, d.category, sum(d.bets), sum(d.stake), sum(d.payout), sum(d.turnover)
    from team_link l
      join member_play_day d on d.member_id = l.descendant_id
      join member below on below.id = l.descendant_id
      join member above on above.id = l.ancestor_id and above.currency = below.currency
    where l.ancestor_id = any (ancestors) group by 1, 2, 3;
  insert into team_money_day (ancestor_id, day, source, is_in, entries, amount)
    select l.ancestor_id, d.day, d.source, d.is_in, sum(d.entries), sum(d.amount)
    from team_link l
      join member_money_day d on d.member_id = l.descendant_id
      join member below on below.id = l.descendant_id
      join member above on above.id = l.ancestor_id and above.currency = below.currency
    where l.ancestor_id = any (ancestors) group by 1, 2, 3, 4;
  perform team_active_rebuild(ancestors);
end $$;
