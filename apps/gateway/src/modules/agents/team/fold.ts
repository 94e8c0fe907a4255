import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import type { Brand } from '../../../kernel/brand';
import { activeTurnover, activityChanges } from './active';
import { dayOf } from './days';
import type { Job } from '../../../kernel/jobs/jobs';

/** The brand settings that the days depend on. */
export type DayBrand = Pick<Brand, 'timeZone' | 'agents'>;

/** Maximum number of deltas per statement. */
const AT_ONCE = 50_000;
const LOOK_MS = 1_000;

/**
 * Folds deltas into the days of members and teams. A single statement deletes the deltas and adds them to the
 * days, so that a reader sees each change exactly once. Only one gateway folds at a time.
 *
 * @returns how many deltas were folded
 */
export async function foldTeamDays(db: Db, brand: DayBrand): Promise<number> {
  const { timeZone } = brand;
  const [state] = await rowsOf<{ due: boolean; is_kept: boolean }>(
    db,
    sql`select exists (select 1 from team_delta) as due,
      exists (select 1 from team_zone where id = 1 and time_zone = ${timeZone}
        and active_turnover = ${activeTurnover(brand).toString()}::bigint) as is_kept`,
  );
  // Runs every second, and there is usually nothing to do.
  if (state?.due === false && state.is_kept) return 0;
  return db.transaction(async (tx) => {
    const [lock] = await rowsOf<{ held: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtext('team-days')) as held`,
    );
    if (lock?.held !== true) return 0;
    await keepZone(tx, brand);
    let folded = 0;
    for (;;) {
      const taken = await foldSome(tx, timeZone);
      folded += taken;
      if (taken < AT_ONCE) return folded;
    }
  });
}

async function foldSome(tx: Db, timeZone: string): Promise<number> {
  // Selects by a maximum id. With a list of ids, a plan made while the table was empty would use a nested
  // loop.
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with taken as (
        delete from team_delta where id <= (
          select max(id) from (select id from team_delta order by id limit ${AT_ONCE}) as oldest)
        returning *
      ),
      play as (
        select member_id, ${dayOf(sql`slot`, timeZone)} as day, category,
          sum(n)::int as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
          sum(turnover)::bigint as turnover
        from taken where category is not null group by 1, 2, 3
      ),
      money as (
        select member_id, ${dayOf(sql`slot`, timeZone)} as day, source, is_in,
          sum(n)::int as entries, sum(amount)::bigint as amount
        from taken where source is not null group by 1, 2, 3, 4
      ),
      active as (${activityChanges(sql`
        select member_id, day, sum(turnover) as turnover from play group by 1, 2`)}),
      above as (
        select l.descendant_id, l.ancestor_id from team_link l
          join member below on below.id = l.descendant_id
          join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
        where l.descendant_id in (select member_id from taken)
      ),
      members_play as (
        insert into member_play_day as d (member_id, day, category, bets, stake, payout, turnover)
        select * from play
        on conflict (member_id, day, category) do update set ${PLAY_ADDED}
      ),
      teams_play as (
        insert into team_play_day as d (ancestor_id, day, category, bets, stake, payout, turnover)
        select ancestor_id, day, category, sum(bets), sum(stake), sum(payout), sum(turnover)
        from play join above on above.descendant_id = play.member_id group by 1, 2, 3
        on conflict (ancestor_id, day, category) do update set ${PLAY_ADDED}
      ),
      teams_active as (
        insert into team_active_day as d (ancestor_id, day, active)
        select ancestor_id, day, sum(active) from active join above on above.descendant_id = active.member_id
        where active <> 0 group by 1, 2
        on conflict (ancestor_id, day) do update set active = d.active + excluded.active
      ),
      members_money as (
        insert into member_money_day as d (member_id, day, source, is_in, entries, amount)
        select * from money
        on conflict (member_id, day, source, is_in) do update set ${MONEY_ADDED}
      ),
      teams_money as (
        insert into team_money_day as d (ancestor_id, day, source, is_in, entries, amount)
        select ancestor_id, day, source, is_in, sum(entries), sum(amount)
        from money join above on above.descendant_id = money.member_id group by 1, 2, 3, 4
        on conflict (ancestor_id, day, source, is_in) do update set ${MONEY_ADDED}
      )
      select count(*)::int as n from taken`,
  );
  return row?.n ?? 0;
}

const PLAY_ADDED = sql`bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
  payout = d.payout + excluded.payout, turnover = d.turnover + excluded.turnover`;

const MONEY_ADDED = sql`entries = d.entries + excluded.entries, amount = d.amount + excluded.amount`;

/**
 * Days belong to one time zone: if the brand has moved to another one, they are rebuilt from the start. If
 * the minimum turnover of active members has changed, active members are recounted from the days.
 */
async function keepZone(tx: Db, brand: DayBrand): Promise<void> {
  const min = activeTurnover(brand).toString();
  const [kept] = await rowsOf<{ zone: string; min: string | null }>(
    tx,
    sql`select time_zone as zone, active_turnover::text as min from team_zone where id = 1`,
  );
  const isSameZone = kept?.zone === brand.timeZone;
  if (isSameZone && kept.min === min) return;
  if (kept !== undefined && !isSameZone) await beginAgain(tx);
  await tx.execute(
    sql`insert into team_zone (id, time_zone, active_turnover) values (1, ${brand.timeZone}, ${min}::bigint)
      on conflict (id) do update
        set time_zone = excluded.time_zone, active_turnover = excluded.active_turnover`,
  );
  await tx.execute(
    sql`select team_active_rebuild(array(select distinct ancestor_id from team_link))`,
  );
}

/** Empties the days and turns everything that was ever settled or moved into deltas again. */
async function beginAgain(tx: Db): Promise<void> {
  await tx.execute(
    sql`truncate team_delta, member_play_day, team_play_day, team_active_day, member_money_day, team_money_day`,
  );
  await tx.execute(
    sql`insert into team_delta (member_id, slot, category, n, stake, payout, turnover, amount)
      select member_id, slot, category, bets, stake, payout, turnover, 0 from (${RAW_PLAY}) raw`,
  );
  await tx.execute(
    sql`insert into team_delta (member_id, slot, source, is_in, n, stake, payout, turnover, amount)
      select member_id, slot, source, is_in, entries, 0, 0, 0, amount from (${RAW_MONEY}) raw`,
  );
}

const slotOf = (at: SQL) =>
  sql`date_bin('15 minutes', ${at}, timestamptz '2000-01-01 00:00:00+00')`;

/** Play by quarter of an hour, from the bets themselves. */
export const RAW_PLAY = sql`select b.member_id, ${slotOf(sql`b.settled_at`)} as slot, b.category,
    count(*)::int as bets, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout,
    sum(b.turnover)::bigint as turnover
  from bet b join member m on m.id = b.member_id and m.currency = b.currency
  where b.settled_at is not null and b.status <> 'VOID' group by 1, 2, 3`;

/** Money by quarter of an hour, from the ledger entries. */
export const RAW_MONEY = sql`select m.id as member_id, ${slotOf(sql`e.at`)} as slot,
    team_money_source(p.kind, p.reference, p.details, e.amount) as source, e.amount > 0 as is_in,
    count(*)::int as entries, sum(e.amount)::bigint as amount
  from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join ledger_posting p on p.id = e.posting_id
    join member m on m.id = substring(a.owner from 8)::integer and m.currency = a.currency
  where not e.pending and a.kind = 'wallet' and a.owner <> 'house' group by 1, 2, 3, 4`;

/** Folds the deltas that were written since the last run. */
export const foldNow = mutex(async ({ db, brand }: Platform) => {
  await foldTeamDays(db, brand.current);
});

export const foldJob: Job = { name: 'fold days of teams', everyMs: LOOK_MS, run: foldNow };
