import { depositFee, type createDeposit } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { amountOfSetting } from '../../kernel/money';
import type { Db } from '../../kernel/db/types';
import { trueAccountNeeded, Rejection } from '../../kernel/http/Rejection';
import { limit } from '../../kernel/http/limits';
import type { Call } from '../../kernel/http/serve';
import { isTrial } from '../../modules/identity';
import { depositPromotion } from '../../modules/rewards';
import { assertMayDeposit } from '../../modules/protection';
import { methodsFor } from './methods';
import { deposit, depositStep, type MethodSettings } from '../../modules/money';
import { showDeposit } from './show';

/** More orders than one person makes. */
const ORDERS = { max: 30, windowMs: 600_000 };
const MINUTE_MS = 60_000;

/** Counted outside the order's own transaction, so that rejected orders count too. */
export async function limitOrders({ ctx }: Call<typeof createDeposit>): Promise<void> {
  await limit(ctx.db, `deposit:${ctx.me().id}`, ORDERS, ctx.now());
}

/** Creates an order. Nothing is paid yet, and the provider isn't called. */
export async function create({ input, ctx }: Call<typeof createDeposit>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { platform, brand } = ctx;
  const found = methodsFor(platform, brand, member.currency).find(([id]) => id === input.methodId);
  if (found === undefined) {
    throw new Rejection(422, 'METHOD_NOT_OFFERED', 'deposit_method_not_offered');
  }
  const [methodId, method] = found;
  const amount = amountWithin(input.amount, method);
  const { promotionId } = input;
  const promotion = promotionId === undefined ? null : await depositPromotion(ctx, promotionId);
  await assertMayDeposit(ctx.db, ctx, {
    memberId: member.id,
    amount,
    waiting: () => waitingDeposits(ctx.db, member.id),
  });

  const at = ctx.now();
  const { deposits } = brand;
  const isTransfer = method.provider === null;
  const minutes = isTransfer ? deposits.transferExpiryMinutes : deposits.expiryMinutes;
  const [row] = await ctx.db
    .insert(deposit)
    .values({
      id: newId(),
      memberId: member.id,
      methodId,
      method,
      currency: member.currency,
      amount,
      fee: depositFee(amount, {
        basisPoints: method.feeBasisPoints,
        fixed: amountOfSetting(method.feeFixed),
      }),
      promoId: promotion?.seed.id ?? null,
      seasonStart: promotion === null ? null : new Date(promotion.times.startsAt),
      status: isTransfer ? 'AWAITING_RECEIPT' : 'CREATED',
      createdAt: at,
      expiresAt: new Date(at.getTime() + minutes * MINUTE_MS),
    })
    .returning();
  if (row === undefined) throw new Error('The database answered no row for a deposit.');
  await ctx.db
    .insert(depositStep)
    .values([
      { depositId: row.id, status: 'CREATED', reason: 'ORDERED', at },
      ...(isTransfer
        ? [{ depositId: row.id, status: row.status, reason: 'TRANSFER_AWAITED' as const, at }]
        : []),
    ]);
  return showDeposit(ctx, row);
}

/** Minor units of the ordered deposits that may still be paid at any moment. */
async function waitingDeposits(tx: Db, memberId: number): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${deposit.amount}), 0)` })
    .from(deposit)
    .where(
      and(
        eq(deposit.memberId, memberId),
        inArray(deposit.status, ['CREATED', 'REDIRECTED', 'AWAITING_RECEIPT', 'REVIEWING']),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

function amountWithin(amount: bigint, method: MethodSettings): bigint {
  const [min, max] = [amountOfSetting(method.min), amountOfSetting(method.max)];
  if (amount <= 0n || amount < min || amount > max) {
    throw new Rejection(422, 'AMOUNT_OUT_OF_RANGE', 'deposit_amount_out_of_range', {
      params: {
        min: `${formatDecimal(min)} ${method.currency}`,
        max: `${formatDecimal(max)} ${method.currency}`,
      },
    });
  }
  return amount;
}

/** Excludes letters and digits that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Easy to read out over the phone and to type into a bank's form, and infeasible to guess: 30^9 ids. */
const newId = () =>
  `D${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
