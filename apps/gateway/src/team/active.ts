import { sql, type SQL } from 'drizzle-orm';
import type { Brand } from '../system/brand';
import { fromDecimal } from '../money';
import { during, within, type Days } from './days';
import { dayOf } from './fold';

/** Turnover that makes an active member, in minor units. */
export const activeTurnover = ({ agents }: Brand): bigint =>
  fromDecimal(agents.activeTurnover) ?? 0n;

/** Turnover of all below an agent by member and day. Columns: `member_id`, `day`, `turnover`. */
const turnoverRows = (ancestorId: number, days: Days): SQL => sql`
  select d.member_id, d.day, d.turnover from team_link l
    join member_play_day d on d.member_id = l.descendant_id
    where l.ancestor_id = ${ancestorId} and ${within(sql`d.day`, days)}
  union all
  select d.member_id, ${dayOf(sql`d.slot`, days.timeZone)}, d.turnover from team_delta d
    join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${ancestorId}
    where d.category is not null and ${during(sql`d.slot`, days)}`;

/** A count of the active members of a time, as an expression. */
export const activeCount = (ancestorId: number, days: Days, least: bigint): SQL => sql`(
  select count(*)::int from (
    select member_id from (${turnoverRows(ancestorId, days)}) played
    group by member_id having sum(turnover) >= ${least.toString()}::bigint and sum(turnover) > 0
  ) active)`;

/** The same by day. Columns: `day`, `active`. */
export const activeByDay = (ancestorId: number, days: Days, least: bigint): SQL => sql`
  select day, count(*)::int as active from (
    select member_id, day from (${turnoverRows(ancestorId, days)}) played
    group by member_id, day having sum(turnover) >= ${least.toString()}::bigint and sum(turnover) > 0
  ) active group by day`;
