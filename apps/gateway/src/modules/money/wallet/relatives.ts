import type { getUplineTerms, HandlerValueOf, transferToUpline } from '@perya/api-client';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { notify } from '../../messaging';
import { invalidAmount } from '../../../kernel/http/fieldErrors';
import { trueAccountNeeded, notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { balanceOf, post, rejectInsufficientBalance, walletOf } from '../../../kernel/ledger';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { isTrial, type Member, member as memberTable } from '../../identity';
import { amountOfSetting, formatMoney } from '../../../kernel/money';
import { spanOf } from '../../protection';
import { remainingTurnover } from '../turnover';

/** The direction of a transfer within a team; each has its own limits. */
export type Direction = 'upline' | 'downline';

type Terms = Omit<HandlerValueOf<typeof getUplineTerms>, 'upline'>;

/** How much of the caller's money can currently be transferred to a direct upline or downline. */
export async function termsTo(
  ctx: CallContext,
  relative: Member,
  direction: Direction,
): Promise<Terms> {
  const member = ctx.me();
  refuseStranger(member, relative);
  return {
    currency: member.currency,
    ...(await limitsOf(ctx, member, direction)),
    hasPaymentPassword: member.paymentPasswordHash !== null,
  };
}

interface Transfer {
  to: Member;
  direction: Direction;
  /** Minor units. */
  amount: bigint;
}

/** The completed transfer. */
type Transferred = Omit<HandlerValueOf<typeof transferToUpline>, 'upline'>;

/**
 * Transfers money to the main wallet of a direct upline or downline: one posting, visible in both histories.
 * The payment password has already been checked.
 */
export async function transferTo(
  ctx: CallContext,
  { to, direction, amount }: Transfer,
): Promise<Transferred> {
  const member = ctx.me();
  refuseStranger(member, to);
  if (amount <= 0n) throw invalidAmount();
  // Two concurrent transfers would each see the full daily limit.
  await ctx.db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.id, member.id))
    .for('update');
  // Not closed before the money has arrived.
  const [recipient] = await ctx.db
    .select({ closing: memberTable.closing })
    .from(memberTable)
    .where(eq(memberTable.id, to.id))
    .for('share');
  if (recipient?.closing !== null) throw recipientClosed();
  refuseBeyond(amount, await limitsOf(ctx, member, direction), member.currency);
  const posting = await post(ctx.db, {
    key: `${direction}-transfer:${member.id}:${ctx.idempotencyKey}`,
    kind: 'transfer',
    at: ctx.now(),
    reference: `${member.account}>${to.account}`,
    details: { [direction]: to.id },
    entries: [
      { account: walletOf(member.id, member.currency), amount: -amount },
      { account: walletOf(to.id, member.currency), amount },
    ],
  }).catch(rejectInsufficientBalance);
  ctx.afterCommit(() => {
    for (const { id } of [member, to]) notify(ctx.platform, id, { type: 'balance' });
  });
  return { id: String(posting.id), amount, currency: member.currency };
}

/** Rejects if the caller may not pay or the other member can't be paid. */
function refuseStranger(member: Member, relative: Member): void {
  if (isTrial(member)) throw trueAccountNeeded();
  if (isTrial(relative) || relative.currency !== member.currency) throw notEnabled();
}

/** The other account is closed, or is being closed. */
const recipientClosed = () => new Rejection(422, 'RECIPIENT_CLOSED', 'transfer_recipient_closed');

/** The limits of a member's transfer now, in minor units. */
interface Limits {
  balance: bigint;
  turnoverLeft: bigint;
  transferable: bigint;
  min: bigint;
  max: bigint;
  perDay: bigint;
  leftToday: bigint;
}

async function limitsOf(
  ctx: CallContext,
  { id, currency }: Member,
  direction: Direction,
): Promise<Limits> {
  const { transfers } = ctx.brand;
  const [min, max, perDay] = [
    amountOfSetting(transfers[`${direction}Min`]),
    amountOfSetting(transfers[`${direction}Max`]),
    amountOfSetting(transfers[`${direction}PerDay`]),
  ];
  const { available } = await balanceOf(ctx.db, walletOf(id, currency));
  const turnover = await remainingTurnover(ctx.db, id);
  // A bonus whose turnover isn't complete must not be transferred out either.
  const turnoverLeft = turnover.reduce((sum, { remaining }) => sum + remaining, 0n);
  const sent = await sentToday(ctx, { id, currency }, direction);
  const leftToday = atLeastNothing(perDay - sent);
  const nearest = [available - turnoverLeft, max, leftToday].reduce((a, b) => (a < b ? a : b));
  const transferable = nearest < min ? 0n : nearest;
  return { balance: available, turnoverLeft, transferable, min, max, perDay, leftToday };
}

const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount);

/** The amount that the member has sent in this direction on this day of the brand. */
async function sentToday(
  { db, now, brand }: CallContext,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  direction: Direction,
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
        sql`${ledgerPosting.details} ? ${direction}`,
        lt(ledgerEntry.amount, 0n),
        gte(ledgerEntry.at, new Date(day.from)),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

/**
 * Rejects an amount beyond a limit. The limits of a single transfer come first, then the daily limit, then
 * turnover.
 */
function refuseBeyond(amount: bigint, limits: Limits, currency: string): void {
  const { balance, turnoverLeft, min, max, leftToday } = limits;
  if (amount < min) {
    throw new Rejection(422, 'AMOUNT_TOO_LOW', 'transfer_too_low', {
      params: { min: formatMoney(min, currency) },
    });
  }
  if (amount > max) {
    throw new Rejection(422, 'AMOUNT_TOO_HIGH', 'transfer_too_high', {
      params: { max: formatMoney(max, currency) },
    });
  }
  if (amount > leftToday) {
    throw new Rejection(422, 'DAILY_LIMIT_REACHED', 'transfer_daily_limit', {
      params: { max: formatMoney(leftToday, currency) },
    });
  }
  if (amount <= balance && amount > balance - turnoverLeft) {
    throw new Rejection(422, 'TURNOVER_REMAINING', 'transfer_turnover', {
      params: { amount: formatMoney(turnoverLeft, currency) },
    });
  }
}
