import type {
  getAffiliateFunnel,
  getAffiliateProgramme,
  getAffiliateTerms,
  HandlerValueOf,
  recordAffiliateClick,
} from '@perya/api-client';
import { todayIn } from '@perya/rules/time';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { countAttempt, limit } from '../../../kernel/http/limits';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { keepAffiliateCode, type Member } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { findAffiliate, makeAffiliateCode } from './codes';
import { daysOf, eachDay, dayInRange, dayOf } from './days';
import { agentOf } from './guard';
import { affiliateClickDay } from './schema';

/** The resource id of the brand's affiliate page (specification §3). */
const PAGE = 'AFFILIATELINK';

/** Returns the terms of the programme, and the caller's earnings from it. */
export async function programme({
  ctx,
}: Call<typeof getAffiliateProgramme>): Promise<HandlerValueOf<typeof getAffiliateProgramme>> {
  const agent = agentOf(ctx);
  const { affiliate, referral, resources } = ctx.brand;
  const [row] = await rowsOf<FunnelRow & { earned: string }>(
    ctx.db,
    sql`select ${FUNNEL_SUMS}, (select coalesce(sum(amount), 0)::text from affiliate_cashback
        where agent_id = ${agent.id}) as earned
      from (${funnelRows(agent.id, ctx.brand.timeZone)}) funnel`,
  );
  return {
    isOpen: affiliate.enabled,
    code: await codeOf(ctx.db, agent),
    pageUrl: resources[PAGE]?.url ?? '',
    currency: agent.currency,
    cashbackBasisPoints: affiliate.cashbackRate,
    referralReward: referral.enabled ? bonusIn(referral.rewardUnits, agent.currency) : null,
    totals: readFunnel(row),
    earned: BigInt(row?.earned ?? 0),
  };
}

/** Returns what the programme pays, from the settings that pay it, in the currency of new members. */
export function publicTerms({
  ctx,
}: Call<typeof getAffiliateTerms>): HandlerValueOf<typeof getAffiliateTerms> {
  const { affiliate, referral, currency } = ctx.brand;
  const { enabled, qualifyBy, qualifyUnits, rewardUnits, turnoverMultiple, tiers } = referral;
  return {
    currency,
    commissionBasisPoints: affiliate.enabled ? affiliate.cashbackRate : null,
    referral: enabled
      ? {
          measure: qualifyBy,
          goal: bonusIn(qualifyUnits, currency),
          reward: bonusIn(rewardUnits, currency),
          turnoverMultiple,
          tiers: tiers
            .toSorted((one, other) => one.friends - other.friends)
            .map(({ friends, bonusUnits }) => ({ friends, bonus: bonusIn(bonusUnits, currency) })),
        }
      : null,
  };
}

/** Returns the agent's own code, created on first request. */
async function codeOf(db: Db, agent: Member): Promise<string> {
  if (agent.affiliateCode !== null) return agent.affiliateCode;
  return keepAffiliateCode(db, agent.id, makeAffiliateCode());
}

interface FunnelRow {
  clicks: number;
  registrations: number;
  first_deposits: number;
  first_amount: string;
}

const readFunnel = (row: FunnelRow | undefined) => ({
  clicks: row?.clicks ?? 0,
  registrations: row?.registrations ?? 0,
  firstDeposits: row?.first_deposits ?? 0,
  firstDepositAmount: BigInt(row?.first_amount ?? 0),
});

const FUNNEL_SUMS = sql`coalesce(sum(clicks), 0)::int as clicks,
  coalesce(sum(registrations), 0)::int as registrations,
  coalesce(sum(first_deposits), 0)::int as first_deposits,
  coalesce(sum(first_amount), 0)::text as first_amount`;

/**
 * Results of an agent's codes. A first deposit is everything that a member paid in on the day of their first
 * deposit. Columns: `day`, `clicks`, `registrations`, `first_deposits`, `first_amount`.
 */
const funnelRows = (agentId: number, timeZone: string): SQL => sql`
  select day, clicks, 0 as registrations, 0 as first_deposits, 0::bigint as first_amount
    from affiliate_click_day where agent_id = ${agentId}
  union all
  select (joined_at at time zone ${timeZone})::date, 0, 1, 0, 0
    from affiliate_origin where agent_id = ${agentId}
  union all
  select day, 0, 0, 1, amount from (
    select distinct on (member_id) member_id, day, sum(amount)::bigint as amount from (
      select d.member_id, d.day, d.amount from affiliate_origin o
        join member_money_day d on d.member_id = o.member_id and d.source = 'DEPOSIT' and d.is_in
        where o.agent_id = ${agentId}
      union all
      select d.member_id, ${dayOf(sql`d.slot`, timeZone)}, d.amount from affiliate_origin o
        join team_delta d on d.member_id = o.member_id and d.source = 'DEPOSIT' and d.is_in
        where o.agent_id = ${agentId}
    ) deposits group by member_id, day order by member_id, day
  ) firsts`;

/** Returns clicks, registrations and first deposits by day, including days without any. */
export async function funnel({
  input,
  ctx,
}: Call<typeof getAffiliateFunnel>): Promise<HandlerValueOf<typeof getAffiliateFunnel>> {
  const agent = agentOf(ctx);
  const days = daysOf(ctx, input);
  const rows = await rowsOf<FunnelRow & { day: string | null }>(
    ctx.db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${FUNNEL_SUMS}
      from (${funnelRows(agent.id, days.timeZone)}) funnel
      where ${dayInRange(sql`day`, days)} group by grouping sets ((day), ())`,
  );
  const found = new Map(rows.map((row) => [row.day, row]));
  return {
    currency: agent.currency,
    totals: readFunnel(found.get(null)),
    days: eachDay(days).map((day) => ({ day, ...readFunnel(found.get(day)) })),
  };
}

const PER_ADDRESS = { max: 120, windowMs: 5 * 60_000 };
/** Repeated visits within an hour count once. */
const ONE_VISIT = { windowMs: 60 * 60_000 };

/** Counts a visit by a code. The answer doesn't reveal whether the code exists. */
export async function recordClick({
  input,
  ctx,
}: Call<typeof recordAffiliateClick>): Promise<null> {
  await limit(ctx.db, `affiliate-click:${ctx.network}`, PER_ADDRESS, ctx.now());
  const affiliate = await findAffiliate(ctx.db, input.code, ctx.now());
  if (affiliate !== undefined && (await isNewVisit(ctx, input.code))) {
    const day = todayIn(ctx.brand.timeZone, ctx.now().getTime());
    await ctx.db
      .insert(affiliateClickDay)
      .values({ agentId: affiliate.agent.id, linkId: affiliate.link?.id ?? 0, day, clicks: 1 })
      .onConflictDoUpdate({
        target: [affiliateClickDay.agentId, affiliateClickDay.linkId, affiliateClickDay.day],
        set: { clicks: sql`${affiliateClickDay.clicks} + 1` },
      });
  }
  return null;
}

async function isNewVisit({ db, network, now }: CallContext, code: string): Promise<boolean> {
  const key = `affiliate-visit:${network}:${code.toUpperCase()}`;
  return (await countAttempt(db, key, ONE_VISIT, now())).count === 1;
}
