import type { claimRebate, getRebates, listRebateClaims } from '@perya/api-client';
import { and, count, desc, eq, gte, lt, max, sql } from 'drizzle-orm';
import { CATEGORIES, type Category } from '../../games';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { isTrial } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { bet } from '../../bets';
import { ratesOf } from '../../agents';
import { addTurnoverRequirement, requiredTurnover } from '../../money';
import { rebateClaim } from './schema';

const WHOLE = 10_000n;
const PAGE_SIZE = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The rebate that's due for a member's play in a category. */
interface Due {
  readonly category: Category;
  readonly turnover: bigint;
  readonly rate: number;
  readonly amount: bigint;
  readonly from: Date;
}

/**
 * Where counting ends: the last full minute that's at least a minute ago. Bets settled before it have been
 * committed by now, so none are missed between two claims.
 */
const endOfCount = (now: Date) =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - MINUTE_MS);

/** By category: the turnover settled since its last claim, going back as far as the brand allows. */
async function dueOf(ctx: CallContext, to: Date): Promise<Due[]> {
  const { id: memberId } = ctx.me();
  const { days } = ctx.brand.rebate;
  const rates = await ratesOf(ctx.db, ctx.brand, memberId);
  const oldest = new Date(to.getTime() - days * DAY_MS);
  const ends = await ctx.db
    .select({ category: rebateClaim.category, end: max(rebateClaim.toAt) })
    .from(rebateClaim)
    .where(eq(rebateClaim.memberId, memberId))
    .groupBy(rebateClaim.category);
  const fromOf = (category: Category) => {
    const end = ends.find((each) => each.category === category)?.end;
    return end && end > oldest ? end : oldest;
  };
  // One indexed read of the member's latest bets; each category has its own start within it.
  const begins = sql.join(
    [
      sql`case ${bet.category}`,
      ...CATEGORIES.map(
        (each) => sql`when ${each} then ${fromOf(each).toISOString()}::timestamptz`,
      ),
      sql`end`,
    ],
    sql` `,
  );
  const sums = await ctx.db
    .select({ category: bet.category, sum: sql<string>`sum(${bet.turnover})::text` })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, memberId),
        gte(bet.settledAt, oldest),
        lt(bet.settledAt, to),
        sql`${bet.settledAt} >= ${begins}`,
      ),
    )
    .groupBy(bet.category);
  return CATEGORIES.flatMap((category) => {
    const rate = rates[category];
    if (rate === 0) return [];
    const turnover = BigInt(sums.find((each) => each.category === category)?.sum ?? 0);
    return [{ category, turnover, rate, amount: rebateOf(turnover, rate), from: fromOf(category) }];
  });
}

const total = (due: readonly Due[]) => due.reduce((sum, { amount }) => sum + amount, 0n);

/** The rebates that can be claimed. */
export async function rebates({ ctx }: Call<typeof getRebates>) {
  const to = endOfCount(ctx.now());
  const due = await dueOf(ctx, to);
  const { days, turnoverMultiple } = ctx.brand.rebate;
  return {
    currency: ctx.me().currency,
    total: total(due),
    to: to.getTime(),
    days,
    turnoverMultiple,
    rebates: due.map(({ category, turnover, rate, amount, from }) => ({
      category,
      turnover,
      rateBasisPoints: rate,
      amount,
      from: from.getTime(),
    })),
  };
}

/**
 * Pays the rebate for one category or for all. A member's claims run one at a time, and each ends where the
 * next one starts, so turnover counts once, whatever the idempotency keys.
 */
export async function claim({ input, ctx }: Call<typeof claimRebate>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, member.id);
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`rebate:${member.id}`}))`);
  const claimedAt = ctx.now();
  const to = endOfCount(claimedAt);
  const due = (await dueOf(ctx, to)).filter(
    ({ category, amount }) =>
      amount > 0n && (input.category === undefined || input.category === category),
  );
  if (due.length === 0) throw new Rejection(422, 'NOTHING_TO_CLAIM', 'rebate_nothing_to_claim');
  for (const each of due) await pay(ctx, each, { to, claimedAt });
  return {
    amount: total(due),
    currency: member.currency,
    claimedAt: claimedAt.getTime(),
  };
}

async function pay(
  ctx: CallContext,
  { category, turnover, rate, amount, from }: Due,
  { to, claimedAt }: { to: Date; claimedAt: Date },
): Promise<void> {
  const { id: memberId, currency } = ctx.me();
  const [row] = await ctx.db
    .insert(rebateClaim)
    .values({
      memberId,
      category,
      fromAt: from,
      toAt: to,
      turnover,
      rate,
      amount,
      currency,
      claimedAt,
    })
    .returning({ id: rebateClaim.id });
  if (row === undefined) throw new Error('The database answered no id for a rebate.');
  await post(ctx.db, {
    key: `rebate:${row.id}`,
    kind: 'rebate',
    at: claimedAt,
    reference: category,
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(memberId, currency), amount },
    ],
  });
  await addTurnoverRequirement(ctx.db, {
    memberId,
    source: 'REBATE',
    sourceId: String(row.id),
    amount: requiredTurnover(amount, ctx.brand.rebate.turnoverMultiple),
    bonus: amount,
    currency,
    at: claimedAt,
  });
}

/** Paid rebates, newest first. */
export async function history({ input, ctx }: Call<typeof listRebateClaims>) {
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const { id, currency } = ctx.me();
  const mine = eq(rebateClaim.memberId, id);
  const [totals] = await ctx.db.select({ count: count() }).from(rebateClaim).where(mine);
  const rows = await ctx.db
    .select()
    .from(rebateClaim)
    .where(mine)
    .orderBy(desc(rebateClaim.claimedAt), desc(rebateClaim.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  return {
    currency,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: rows.map((row) => ({
      id: String(row.id),
      category: row.category,
      turnover: row.turnover,
      rateBasisPoints: row.rate,
      amount: row.amount,
      from: row.fromAt.getTime(),
      to: row.toAt.getTime(),
      claimedAt: row.claimedAt.getTime(),
    })),
  };
}

/** Turnover × rate, rounded down to the minor unit: each claim loses less than one centavo. */
export const rebateOf = (turnover: bigint, basisPoints: number): bigint =>
  (turnover * BigInt(basisPoints)) / WHOLE;
