import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { activityChanges } from './active';
import { dayOf } from './days';
import { RAW_MONEY, RAW_PLAY } from './fold';

/**
 * Checks the team links and the days of members and teams, including unfolded deltas, against the uplines,
 * bets and ledger entries. Returns one sentence per error; an empty list means that all is well.
 */
export async function checkTeamDays(db: Db, timeZone: string): Promise<string[]> {
  const day = dayOf(sql`slot`, timeZone);
  const rows = await rowsOf<{ error: string }>(
    db,
    sql`with recursive above (ancestor_id, descendant_id, depth) as (
        select upline_id, id, 1 from member where upline_id is not null
        union all
        select m.upline_id, above.descendant_id, above.depth + 1
          from above join member m on m.id = above.ancestor_id where m.upline_id is not null
      ),
      pair as (
        select a.ancestor_id, a.descendant_id from above a
          join member below on below.id = a.descendant_id
          join member agent on agent.id = a.ancestor_id and agent.currency = below.currency
      ),
      raw_play as (
        select member_id, ${day} as day, category, sum(bets) as bets, sum(stake) as stake,
          sum(payout) as payout, sum(turnover) as turnover
        from (${RAW_PLAY}) raw group by 1, 2, 3
      ),
      raw_money as (
        select member_id, ${day} as day, source, is_in, sum(entries) as entries, sum(amount) as amount
        from (${RAW_MONEY}) raw group by 1, 2, 3, 4
      ),
      late_play as (
        select member_id, ${day} as day, category, n as bets, stake, payout, turnover
        from team_delta where category is not null
      ),
      late_money as (
        select member_id, ${day} as day, source, is_in, n as entries, amount
        from team_delta where source is not null
      ),
      play (whose, id, day, category, bets, stake, payout, turnover) as (
        select 'member', member_id, day, category, bets, stake, payout, turnover from member_play_day
        union all select 'member', * from late_play
        union all select 'member', member_id, day, category, -bets, -stake, -payout, -turnover from raw_play
        union all
        select 'team', ancestor_id, day, category, bets, stake, payout, turnover from team_play_day
        union all select 'team', p.ancestor_id, l.day, l.category, l.bets, l.stake, l.payout, l.turnover
          from late_play l join pair p on p.descendant_id = l.member_id
        union all
        select 'team', p.ancestor_id, r.day, r.category, -r.bets, -r.stake, -r.payout, -r.turnover
          from raw_play r join pair p on p.descendant_id = r.member_id
      ),
      money (whose, id, day, source, is_in, entries, amount) as (
        select 'member', member_id, day, source, is_in, entries, amount from member_money_day
        union all select 'member', * from late_money
        union all select 'member', member_id, day, source, is_in, -entries, -amount from raw_money
        union all
        select 'team', ancestor_id, day, source, is_in, entries, amount from team_money_day
        union all select 'team', p.ancestor_id, l.day, l.source, l.is_in, l.entries, l.amount
          from late_money l join pair p on p.descendant_id = l.member_id
        union all
        select 'team', p.ancestor_id, r.day, r.source, r.is_in, -r.entries, -r.amount
          from raw_money r join pair p on p.descendant_id = r.member_id
      ),
      active (id, day, active) as (
        select ancestor_id, day, active from team_active_day
        union all
        select p.ancestor_id, c.day, c.active from (${activityChanges(sql`
          select member_id, day, sum(turnover) as turnover from late_play group by 1, 2`)}) c
          join pair p on p.descendant_id = c.member_id
        union all
        select p.ancestor_id, r.day, -1 from (
          select member_id, day from raw_play group by 1, 2
            having sum(turnover) >= (select greatest(active_turnover, 1) from team_zone where id = 1)
        ) r join pair p on p.descendant_id = r.member_id
      )
      select whose || ' ' || id || ' has played ' || category || ' on ' || day || ' ' || sum(bets)
          || ' times, ' || sum(turnover) || ' of turnover and ' || sum(stake - payout) || ' of losses too many' as error
        from play group by whose, id, day, category
        having sum(bets) <> 0 or sum(stake) <> 0 or sum(payout) <> 0 or sum(turnover) <> 0
      union all
      select whose || ' ' || id || ' has ' || sum(entries) || ' movements of ' || source || ' on ' || day
          || ' and ' || sum(amount) || ' too many'
        from money group by whose, id, day, source, is_in
        having sum(entries) <> 0 or sum(amount) <> 0
      union all
      select 'team ' || id || ' has ' || sum(active) || ' active members too many on ' || day
        from active group by id, day having sum(active) <> 0
      union all
      select 'member ' || coalesce(l.descendant_id, a.descendant_id) || ' is ' || coalesce(l.depth::text, 'not')
          || ' below ' || coalesce(l.ancestor_id, a.ancestor_id) || ', and by the uplines ' || coalesce(a.depth::text, 'not')
        from team_link l full join above a
          on a.ancestor_id = l.ancestor_id and a.descendant_id = l.descendant_id
        where a.depth is distinct from l.depth`,
  );
  return rows.map(({ error }) => error);
}
