import type { getUplineTerms, transferToUpline, WireValueOf } from '@perya/api-client';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { notify } from '../chat/notify';
import type { Db } from '../db/types';
import { needsTrueAccount, notEnabled, Rejection } from '../http/Rejection';
import type { Call, CallContext } from '../http/serve';
import { balanceOf, post, refuseAsRejection, walletOf } from '../ledger';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../ledger/schema';
import { isTrial, type Member } from '../members/members';
import { member as memberTable } from '../members/schema';
import { fromDecimal, toDecimal, written } from '../money';
import { spanOf } from '../protection/usage';
import { remainingTurnover } from '../turnover';
import { invalid } from './invalid';

/** To whom a member may transfer, and how much now (§2, transferUpline). */
export async function uplineTerms(ctx: CallContext): Promise<WireValueOf<typeof getUplineTerms>> {
  const member = ctx.me();
  const upline = await uplineOf(ctx, member);
  const limits = await limitsOf(ctx, member);
  return {
    uplineAccount: upline.account,
    currency: member.currency,
    balance: toDecimal(limits.balance),
    turnoverLeft: toDecimal(limits.turnoverLeft),
    transferable: toDecimal(limits.transferable),
    minAmount: toDecimal(limits.least),
    maxAmount: toDecimal(limits.most),
    dailyLimit: toDecimal(limits.perDay),
    leftToday: toDecimal(limits.leftToday),
    hasPaymentPassword: member.paymentPasswordHash === null ? 0 : 1,
  };
}

/**
 * Moves money into the upline's main wallet: one posting, which both find in their record. The payment
 * password has been checked before.
 */
export async function transferUp({
  input,
  ctx,
}: Call<typeof transferToUpline>): Promise<WireValueOf<typeof transferToUpline>> {
  const member = ctx.me();
  const upline = await uplineOf(ctx, member);
  const amount = fromDecimal(input.amount);
  if (amount === undefined || amount <= 0n) throw invalid('amount', 'must be above zero');
  // Two at once would each find the whole of the day's limit.
  await ctx.db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.id, member.id))
    .for('update');
  refuseBeyond(amount, await limitsOf(ctx, member), member.currency);
  const posting = await post(ctx.db, {
    key: `upline-transfer:${member.id}:${ctx.idempotencyKey}`,
    kind: 'transfer',
    at: ctx.now(),
    reference: `${member.account}>${upline.account}`,
    details: { upline: upline.id },
    entries: [
      { account: walletOf(member.id, member.currency), amount: -amount },
      { account: walletOf(upline.id, member.currency), amount },
    ],
  }).catch(refuseAsRejection);
  ctx.afterCommit(() => {
    for (const { id } of [member, upline]) notify(ctx.platform, id, { type: 'balance' });
  });
  return {
    transferId: String(posting.id),
    amount: toDecimal(amount),
    currency: member.currency,
    uplineAccount: upline.account,
  };
}

/** The member's upline; refused where there is none who could be paid. */
async function uplineOf({ db }: CallContext, member: Member): Promise<Member> {
  if (isTrial(member)) throw needsTrueAccount();
  if (member.uplineId === null) throw notEnabled();
  const [upline] = await db.select().from(memberTable).where(eq(memberTable.id, member.uplineId));
  if (upline === undefined || isTrial(upline) || upline.currency !== member.currency) {
    throw notEnabled();
  }
  return upline;
}

/** What a member may transfer now, in minor units. */
interface Limits {
  balance: bigint;
  turnoverLeft: bigint;
  transferable: bigint;
  least: bigint;
  most: bigint;
  perDay: bigint;
  leftToday: bigint;
}

async function limitsOf(ctx: CallContext, { id, currency }: Member): Promise<Limits> {
  const { uplineLeast, uplineMost, uplinePerDay } = ctx.brand.transfers;
  const setting = (decimal: string) => fromDecimal(decimal) ?? 0n;
  const [least, most, perDay] = [setting(uplineLeast), setting(uplineMost), setting(uplinePerDay)];
  const { available } = await balanceOf(ctx.db, walletOf(id, currency));
  const turnover = await remainingTurnover(ctx.db, id);
  // A bonus that still has to be played must not leave by this door either.
  const turnoverLeft = turnover.reduce((sum, { remaining }) => sum + remaining, 0n);
  const leftToday = atLeastNothing(perDay - (await sentToday(ctx.db, ctx, { id, currency })));
  const nearest = [available - turnoverLeft, most, leftToday].reduce((a, b) => (a < b ? a : b));
  const transferable = nearest < least ? 0n : nearest;
  return { balance: available, turnoverLeft, transferable, least, most, perDay, leftToday };
}

const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount);

/** What the member has sent to an upline on this day of the brand. */
async function sentToday(
  db: Db,
  { now, brand }: CallContext,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<bigint> {
  const { owner, kind } = walletOf(id, currency);
  const day = spanOf('DAY', now(), brand.timeZone);
  const [row] = await db
    .select({ sum: sql<string>`coalesce(-sum(${ledgerEntry.amount}), 0)::text` })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerAccount.owner, owner),
        eq(ledgerAccount.currency, currency),
        eq(ledgerAccount.kind, kind),
        eq(ledgerPosting.kind, 'transfer'),
        sql`${ledgerPosting.details} ? 'upline'`,
        lt(ledgerEntry.amount, 0n),
        gte(ledgerEntry.at, new Date(day.from)),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

/** Says which limit is in the way, the nearest to the person first. */
function refuseBeyond(amount: bigint, limits: Limits, currency: string): void {
  const { balance, turnoverLeft, least, most, leftToday } = limits;
  if (amount < least) {
    throw new Rejection(422, 'AMOUNT_TOO_LOW', 'transfer_too_low', {
      params: { min: written(least, currency) },
    });
  }
  if (amount > most) {
    throw new Rejection(422, 'AMOUNT_TOO_HIGH', 'transfer_too_high', {
      params: { max: written(most, currency) },
    });
  }
  if (amount > leftToday) {
    throw new Rejection(422, 'DAILY_LIMIT_REACHED', 'transfer_daily_limit', {
      params: { max: written(leftToday, currency) },
    });
  }
  if (amount <= balance && amount > balance - turnoverLeft) {
    throw new Rejection(422, 'TURNOVER_REMAINING', 'transfer_turnover', {
      params: { amount: written(turnoverLeft, currency) },
    });
  }
}
