import type { getWithdrawalTerms, HandlerValueOf, PayoutTerms } from '@perya/api-client';
import { parseMinorUnits } from '@perya/rules/money';
import { startOfDay, todayIn } from '@perya/rules/time';
import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import { amountOfSetting } from '../../../kernel/money';
import type { Db } from '../../../kernel/db/types';
import type { CallContext } from '../../../kernel/http/serve';
import { balanceOf, walletOf } from '../../../kernel/ledger';
import type { Brand } from '../../../kernel/brand';
import { isFreeSpinsSource, remainingTurnover, type TurnoverState } from '../turnover';
import { withdrawal, type PayoutKind } from './schema';

type DeductionReason = HandlerValueOf<typeof getWithdrawalTerms>['deductions'][number]['reason'];

/** What a member can withdraw at a given time, in minor units. */
export interface Terms {
  /** All wallets together, without held amounts. */
  balance: bigint;
  held: bigint;
  withdrawable: bigint;
  deductions: { reason: DeductionReason; amount: bigint }[];
  turnover: readonly TurnoverState[];
  /** Total remaining turnover. */
  toPlay: bigint;
  min: bigint;
  max: bigint;
  perDay: bigint;
  leftToday: bigint;
  countLeft: number;
}

type Asker = Pick<CallContext, 'db' | 'brand' | 'now'>;

/** Reads what a member can withdraw now, and why it's less than the balance. */
export async function readTerms(
  { db, brand, now }: Asker,
  member: { id: number; currency: string },
): Promise<Terms> {
  const { withdrawals } = brand;
  const main = await balanceOf(db, walletOf(member.id, member.currency));
  const elsewhere = await inVendorWallets(db, brand, member);
  const turnover = await remainingTurnover(db, member.id);
  const toPlay = turnover.reduce((total, { remaining }) => total + remaining, 0n);
  const today = await usedToday(db, brand, member.id, now());
  const perDay = amountOfSetting(withdrawals.perDay);
  const max = amountOfSetting(withdrawals.max);
  const leftToday = atLeastZero(perDay - today.amount);
  const countLeft = Math.max(0, withdrawals.countPerDay - today.count);

  const deductions: Terms['deductions'] = [];
  let withdrawable = main.available;
  const allow = (reason: DeductionReason, allowed: bigint) => {
    if (allowed >= withdrawable) return;
    deductions.push({ reason, amount: withdrawable - allowed });
    withdrawable = allowed;
  };
  if (elsewhere > 0n) deductions.push({ reason: 'VENDOR_WALLETS', amount: elsewhere });
  if (toPlay > 0n) allow('TURNOVER', 0n);
  if (countLeft === 0) allow('DAILY_COUNT', 0n);
  allow('DAILY_LIMIT', leftToday);
  allow('REQUEST_LIMIT', max);
  return {
    balance: main.available + elsewhere,
    held: main.held,
    withdrawable,
    deductions,
    turnover,
    toPlay,
    min: amountOfSetting(withdrawals.min),
    max,
    perDay,
    leftToday,
    countLeft,
  };
}

/** The terms in the format of the wire. */
export async function terms(ctx: CallContext): Promise<HandlerValueOf<typeof getWithdrawalTerms>> {
  const member = ctx.me();
  const { withdrawals } = ctx.brand;
  const { toPlay, turnover, ...now } = await readTerms(ctx, member);
  return {
    currency: member.currency,
    ...now,
    turnover:
      toPlay === 0n
        ? []
        : turnover.map(({ source, sourceId, required, done, remaining, at }) => ({
            source: isFreeSpinsSource(sourceId) ? 'FREE_SPINS' : source,
            required,
            done,
            remaining,
            since: at.getTime(),
          })),
    countPerDay: withdrawals.countPerDay,
    methods: (Object.keys(withdrawals.kinds) as PayoutKind[])
      .filter((kind) => withdrawals.kinds[kind].enabled)
      .map((kind) => {
        const { maxPerPayout, feeFixed, feeBasisPoints } = withdrawals.kinds[kind];
        return {
          kind,
          min: amountOfSetting(withdrawals.min),
          maxPerPayout: amountOfSetting(maxPerPayout),
          feeFixed: amountOfSetting(feeFixed),
          feeBasisPoints,
        };
      }),
    hasPaymentPassword: member.paymentPasswordHash !== null,
    canCancel: withdrawals.canCancel,
    receiptMinutes: withdrawals.receiptMinutes,
  };
}

/** The limits and fees of a kind of account, in the format of the contract's functions. */
export function payoutTerms({ withdrawals }: Brand, kind: PayoutKind): PayoutTerms {
  const { maxPerPayout, feeFixed, feeBasisPoints } = withdrawals.kinds[kind];
  return {
    min: parseMinorUnits(withdrawals.min),
    maxPerPayout: parseMinorUnits(maxPerPayout),
    feeFixed: parseMinorUnits(feeFixed),
    feeBasisPoints,
  };
}

/** The amount requested today, by the brand's calendar. Withdrawals that were not paid don't count. */
async function usedToday(db: Db, { timeZone }: Brand, memberId: number, now: Date) {
  const [row] = await db
    .select({
      amount: sql<string>`coalesce(sum(${withdrawal.amount}), 0)::text`,
      count: sql<number>`count(distinct ${withdrawal.groupId})::int`,
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        gte(
          withdrawal.requestedAt,
          new Date(startOfDay(todayIn(timeZone, now.getTime()), timeZone)),
        ),
        notInArray(withdrawal.state, ['REFUSED', 'CANCELLED']),
      ),
    );
  return { amount: BigInt(row?.amount ?? '0'), count: row?.count ?? 0 };
}

async function inVendorWallets(
  db: Db,
  { vendorWallets }: Brand,
  { id, currency }: { id: number; currency: string },
): Promise<bigint> {
  let sum = 0n;
  for (const code of vendorWallets) {
    const account = { owner: `member:${id}`, currency, kind: `vendor:${code}` } as const;
    sum += (await balanceOf(db, account)).available;
  }
  return sum;
}

const atLeastZero = (value: bigint): bigint => (value < 0n ? 0n : value);
