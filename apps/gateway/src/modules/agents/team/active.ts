import { sql, type SQL } from 'drizzle-orm';
import { amountOfSetting } from '../../../kernel/money';
import type { Brand } from '../../../kernel/brand';
import { timestampInRange, dayInRange, type DayRange, dayOf } from './days';

/** The minimum turnover of an active member, in minor units. */
export const activeTurnover = ({ agents }: Pick<Brand, 'agents'>): bigint =>
  amountOfSetting(agents.activeTurnover);

/** Turnover of everyone below an agent by member and day. Columns: `member_id`, `day`, `turnover`. */
const turnoverRows = (ancestorId: number, days: DayRange): SQL => sql`
  select d.member_id, d.day, d.turnover from team_link l
    join member_play_day d on d.member_id = l.descendant_id
    where l.ancestor_id = ${ancestorId} and ${dayInRange(sql`d.day`, days)}
  union all
  select d.member_id, ${dayOf(sql`d.slot`, days.timeZone)}, d.turnover from team_delta d
    join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${ancestorId}
    where d.category is not null and ${timestampInRange(sql`d.slot`, days)}`;

/** An SQL expression for the number of active members in a range of days. */
export const activeCount = (ancestorId: number, days: DayRange, min: bigint): SQL => sql`(
  select count(*)::int from (
    select member_id from (${turnoverRows(ancestorId, days)}) played
    group by member_id having sum(turnover) >= ${min.toString()}::bigint and sum(turnover) > 0
  ) active)`;

/**
 * Number of active team members per day: the stored counts, adjusted by members whose status changes with
 * deltas that aren't folded yet. Columns: `day`, `active`.
 */
export const activeByDay = (ancestorId: number, days: DayRange): SQL => sql`
  select day, sum(active)::int as active from (
    select day, active from team_active_day
      where ancestor_id = ${ancestorId} and ${dayInRange(sql`day`, days)}
    union all
    select day, active from (${activityChanges(sql`
      select d.member_id, ${dayOf(sql`d.slot`, days.timeZone)} as day, sum(d.turnover) as turnover
        from team_delta d
        join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${ancestorId}
        join member below on below.id = d.member_id
        join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
        where d.category is not null and ${timestampInRange(sql`d.slot`, days)} group by 1, 2`)}) late
  ) counted group by day`;

/**
 * Members who become active or inactive on a day when turnover is added to the stored member days. Columns:
 * `member_id`, `day`, `active`: 1, 0 or -1.
 *
 * @param added columns `member_id`, `day`, `turnover`; one row per member and day
 */
export const activityChanges = (added: SQL): SQL => sql`
  select added.member_id, added.day,
      (had.turnover + added.turnover >= zone.threshold)::int - (had.turnover >= zone.threshold)::int as active
    from (${added}) added
      cross join (select greatest(active_turnover, 1) as threshold from team_zone where id = 1) zone
      cross join lateral (
        select coalesce(sum(d.turnover), 0) as turnover from member_play_day d
          where d.member_id = added.member_id and d.day = added.day
      ) had`;
