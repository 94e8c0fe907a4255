import { addDays, startOfDay, todayIn } from '@perya/rules/time';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { foldTeamDays } from './fold';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 60_000;
/** Bets that were settled before midnight are committed by then. */
const REST_MS = 2 * 60_000;
/** Maximum number of past days that are paid after an outage. */
const DAYS_BACK = 31;

/** A past day of an agent that isn't paid yet. */
interface DueDay {
  agent: number;
  currency: string;
  day: string;
}

/**
 * Pays the affiliate cashback for every past day: a share of the losses of members who registered by the
 * agent's codes, rounded down to the hundredth, or nothing if they won. The row of the agent's day and its
 * posting are written in one transaction, so that it is paid once even with several gateways.
 */
export const payCashback = mutex(async (platform: Platform) => {
  const { db, clock, brand } = platform;
  const { timeZone } = brand.current;
  const today = todayIn(timeZone, clock.now().getTime() - REST_MS);
  const due = await rowsOf<DueDay>(
    db,
    sql`select agents.id as agent, m.currency, to_char(day, 'YYYY-MM-DD') as day
      from (select agent_id as id, (min(joined_at) at time zone ${timeZone})::date as first
          from affiliate_origin group by agent_id) agents
        join member m on m.id = agents.id
        cross join lateral generate_series(
          greatest(agents.first, ${addDays(today, -DAYS_BACK)}::date), ${addDays(today, -1)}::date, interval '1 day'
        ) day
      where not exists (select 1 from affiliate_cashback paid
        where paid.agent_id = agents.id and paid.day = day.day::date)
      order by day, agents.id`,
  );
  if (due.length === 0) return;
  await foldTeamDays(db, brand.current);
  for (const each of due) await pay(platform, each);
});

async function pay(
  { db, clock, brand }: Platform,
  { agent, currency, day }: DueDay,
): Promise<void> {
  const { enabled, cashbackRate } = brand.current.affiliate;
  const rate = enabled ? cashbackRate : 0;
  const { timeZone } = brand.current;
  await db.transaction(async (tx) => {
    const [row] = await rowsOf<{ amount: string }>(
      tx,
      sql`insert into affiliate_cashback (agent_id, day, lost, rate, amount)
        select ${agent}::int, ${day}::date, lost, ${rate}::int, greatest(lost, 0) * ${rate}::int / 10000
        from (select coalesce(sum(stake - payout), 0)::bigint as lost from (
          select d.stake, d.payout from affiliate_origin o
            join member_play_day d on d.member_id = o.member_id and d.day = ${day}::date
            where o.agent_id = ${agent}
          union all
          select d.stake, d.payout from affiliate_origin o
            join team_delta d on d.member_id = o.member_id and d.category is not null
            where o.agent_id = ${agent}
              and d.slot >= ${new Date(startOfDay(day, timeZone)).toISOString()}::timestamptz
              and d.slot < ${new Date(startOfDay(addDays(day, 1), timeZone)).toISOString()}::timestamptz
        ) played) sums
        on conflict do nothing returning amount::text`,
    );
    const amount = BigInt(row?.amount ?? 0);
    if (amount === 0n) return;
    await post(tx, {
      key: `affiliate:${agent}:${day}`,
      kind: 'bonus',
      at: clock.now(),
      reference: 'affiliate',
      details: { income: 'AFFILIATE', day },
      entries: [
        { account: houseAccount('promotions', currency), amount: -amount },
        { account: walletOf(agent, currency), amount },
      ],
    });
  });
}

export const cashbackJob: Job = {
  name: 'pay affiliate cashback',
  everyMs: LOOK_MS,
  run: payCashback,
};
