import { sql, type SQL } from 'drizzle-orm';
import { timestampInRange, dayInRange, type DayRange, dayOf } from './days';

/** Placeholder columns, so that rows of days and of deltas have the same shape. */
const NO_PLAY = sql`0 as bets, 0::bigint as stake, 0::bigint as payout, 0::bigint as turnover`;
const PLAY = sql`bets, stake, payout, turnover`;
const LATE_PLAY = sql`case when category is null then 0 else n end as bets, stake, payout, turnover`;
const MONEY = sql`source, amount`;
const NO_MONEY = sql`null::text as source, 0::bigint as amount`;

/**
 * A team's activity by day: its stored sums, and the deltas of its members that aren't folded yet. Columns:
 * `day`, `category`, `bets`, `stake`, `payout`, `turnover`, `source`, `amount`.
 */
export const teamRows = (ancestorId: number, days: DayRange): SQL => sql`
  select day, category, ${PLAY}, ${NO_MONEY} from team_play_day
    where ancestor_id = ${ancestorId} and ${dayInRange(sql`day`, days)}
  union all
  select day, null, ${NO_PLAY}, ${MONEY} from team_money_day
    where ancestor_id = ${ancestorId} and ${dayInRange(sql`day`, days)}
  union all
  select ${dayOf(sql`slot`, days.timeZone)}, category, ${LATE_PLAY}, ${MONEY} from ${lateOf(ancestorId)}
    where ${timestampInRange(sql`slot`, days)}`;

/** A member's own activity, with the same columns. */
export const memberRows = (memberId: number, days: DayRange): SQL => sql`
  select day, category, ${PLAY}, ${NO_MONEY} from member_play_day
    where member_id = ${memberId} and ${dayInRange(sql`day`, days)}
  union all
  select day, null, ${NO_PLAY}, ${MONEY} from member_money_day
    where member_id = ${memberId} and ${dayInRange(sql`day`, days)}
  union all
  select ${dayOf(sql`slot`, days.timeZone)}, category, ${LATE_PLAY}, ${MONEY} from team_delta
    where member_id = ${memberId} and ${timestampInRange(sql`slot`, days)}`;

/** Deltas of everyone below an agent, in the agent's currency. */
const lateOf = (ancestorId: number): SQL => sql`(
  select d.* from team_delta d
    join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${ancestorId}
    join member below on below.id = d.member_id
    join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
) late`;

/**
 * The activity of each branch below an agent: each direct downline with everyone below, as `id`, with the
 * columns of {@link teamRows} without `day`. Days are summed up first, so that the outer sum has few rows.
 */
export const branchRows = (parentId: number, days: DayRange): SQL => sql`
  ${playOf('member_play_day', 'member_id', directs(parentId), days)}
  union all
  ${playOf('team_play_day', 'ancestor_id', directs(parentId, WITH_TEAM), days)}
  union all
  ${moneyOf('member_money_day', 'member_id', directs(parentId), days)}
  union all
  ${moneyOf('team_money_day', 'ancestor_id', directs(parentId, WITH_TEAM), days)}
  union all
  select id, category, ${LATE_PLAY}, ${MONEY} from (
    select coalesce(branch.ancestor_id, d.member_id) as id, d.category, d.source, d.n,
        d.stake, d.payout, d.turnover, d.amount
      from team_delta d
      join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${parentId}
      join member below on below.id = d.member_id
      join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
      left join team_link branch on branch.descendant_id = d.member_id and branch.depth = l.depth - 1
      where ${timestampInRange(sql`d.slot`, days)}
  ) late`;

/** Only members with downlines have team sums. */
const WITH_TEAM = sql`and exists (
  select 1 from team_link further where further.ancestor_id = below.id)`;

/** Ids of all direct downlines with the same currency. */
const directs = (parentId: number, only: SQL = sql``): SQL => sql`array(
  select l.descendant_id from team_link l
    join member below on below.id = l.descendant_id
    join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
    where l.ancestor_id = ${parentId} and l.depth = 1 ${only})`;

const playOf = (table: string, whose: string, ids: SQL, days: DayRange): SQL => sql`
  select ${sql.raw(whose)} as id, category, sum(bets)::int as bets, sum(stake)::bigint as stake,
      sum(payout)::bigint as payout, sum(turnover)::bigint as turnover, ${NO_MONEY}
    from ${sql.raw(table)} where ${sql.raw(whose)} = any (${ids}) and ${dayInRange(sql`day`, days)} group by 1, 2`;

const moneyOf = (table: string, whose: string, ids: SQL, days: DayRange): SQL => sql`
  select ${sql.raw(whose)} as id, null as category, ${NO_PLAY}, source, sum(amount)::bigint as amount
    from ${sql.raw(table)} where ${sql.raw(whose)} = any (${ids}) and ${dayInRange(sql`day`, days)} group by 1, source`;

const BONUSES = sql`('BONUS', 'REFERRAL')`;
/** What agents earn. `SALARY` is a salary of an unspecified kind. */
const COMMISSIONS = sql`('SALARY', 'DAILY_SALARY', 'HOURLY_SALARY', 'REAL_TIME_SALARY', 'DIVIDEND', 'AFFILIATE')`;

const sumOf = (column: SQL, where?: SQL) =>
  where === undefined
    ? sql`coalesce(sum(${column}), 0)`
    : sql`coalesce(sum(${column}) filter (where ${where}), 0)`;

/** The sum columns over rows as above. See {@link readTeamSums}. */
export const TEAM_SUMS = sql`${sumOf(sql`bets`)}::int as bets,
  ${sumOf(sql`stake`)}::text as stake, ${sumOf(sql`payout`)}::text as payout,
  ${sumOf(sql`turnover`)}::text as turnover, ${sumOf(sql`payout - stake`)}::text as result,
  ${sumOf(sql`amount`, sql`source = 'DEPOSIT'`)}::text as deposits,
  ${sumOf(sql`-amount`, sql`source = 'WITHDRAWAL'`)}::text as withdrawals,
  ${sumOf(sql`amount`, sql`source in ${BONUSES}`)}::text as bonuses,
  ${sumOf(sql`amount`, sql`source = 'REBATE'`)}::text as rebates,
  ${sumOf(sql`amount`, sql`source in ${COMMISSIONS}`)}::text as commissions,
  (${sumOf(sql`payout - stake`)} + ${sumOf(sql`amount`, sql`source = 'REBATE' or source in ${BONUSES} or source in ${COMMISSIONS}`)})::text as net`;

interface BetTotalsRow {
  bets: number;
  stake: string;
  payout: string;
  turnover: string;
  result: string;
}

export interface TeamSumsRow extends BetTotalsRow {
  deposits: string;
  withdrawals: string;
  bonuses: string;
  rebates: string;
  commissions: string;
  net: string;
}

export const NO_SUMS: TeamSumsRow = {
  bets: 0,
  stake: '0',
  payout: '0',
  turnover: '0',
  result: '0',
  deposits: '0',
  withdrawals: '0',
  bonuses: '0',
  rebates: '0',
  commissions: '0',
  net: '0',
};

/** Reads the sums of play, in minor units. */
export const readBetTotals = ({ bets, stake, payout, turnover, result }: BetTotalsRow) => ({
  bets,
  stake: BigInt(stake),
  payout: BigInt(payout),
  turnover: BigInt(turnover),
  result: BigInt(result),
});

/** Reads the sums, in minor units. */
export const readTeamSums = (row: TeamSumsRow) => ({
  ...readBetTotals(row),
  deposits: BigInt(row.deposits),
  withdrawals: BigInt(row.withdrawals),
  bonuses: BigInt(row.bonuses),
  rebates: BigInt(row.rebates),
  commissions: BigInt(row.commissions),
  net: BigInt(row.net),
});
