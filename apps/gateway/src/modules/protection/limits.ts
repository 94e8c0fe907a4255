import type {
  confirmProtectionLimit,
  dropProtectionChange,
  getProtection,
  HandlerValueOf,
  setProtectionLimit,
  setRealityCheck,
} from '@perya/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { invalidAmount } from '../../kernel/http/fieldErrors';
import { trueAccountNeeded, Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { isTrial, type Member } from '../identity';
import { breakOf } from './breaks';
import { lockPlay, playTimeOf } from './playTime';
import { changeGone, changeNotReady } from './rejections';
import { memberLimit, memberPlay, type LimitKind, type LimitPeriod } from './schema';
import { LIMIT_PERIODS, lossesOf, spanOf, cashFlowsSince } from './usage';

type Value = HandlerValueOf<typeof getProtection>;
type LimitRow = typeof memberLimit.$inferSelect;
type LimitRef = Pick<LimitRow, 'kind' | 'period'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;
const HUNDREDTHS = 100n;

/** All limits, in display order. */
const LIMITS: readonly LimitRef[] = [
  ...LIMIT_PERIODS.map((period) => ({ kind: 'DEPOSIT' as const, period })),
  ...LIMIT_PERIODS.map((period) => ({ kind: 'LOSS' as const, period })),
  { kind: 'TIME', period: 'DAY' },
];

/** The member, who may set limits. Rejects guests and trial accounts, which play without real money. */
export function memberOf(ctx: CallContext): Member {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  return me;
}

/** A member's limits with their usage, the current break, and the brand's options. */
export async function protection({ ctx }: Call<typeof getProtection>): Promise<Value> {
  const me = memberOf(ctx);
  const now = ctx.now();
  const { protection: settings } = ctx.brand;
  const rows = await ctx.db.select().from(memberLimit).where(eq(memberLimit.memberId, me.id));
  const [play] = await ctx.db.select().from(memberPlay).where(eq(memberPlay.memberId, me.id));
  const { used, atRisk } = await usedOf(ctx, me);
  const taken = await breakOf(ctx.db, me.id, now);
  return {
    currency: me.currency,
    limits: LIMITS.map(({ kind, period }) => {
      const row = rows.find((each) => each.kind === kind && each.period === period);
      return {
        kind,
        period,
        amount: row ? inHundredths(kind, row.amount) : null,
        used: inHundredths(kind, used(kind, period)),
        resetsAt: spanOf(period, now, ctx.brand.timeZone).to,
        pending: row ? pendingOf(row, now) : null,
      };
    }),
    raiseHours: settings.raiseHours,
    atRisk,
    realityCheckMinutes: play?.realityCheckMinutes ?? settings.realityCheckMinutes,
    realityChecks: settings.realityChecks,
    playBreak: taken
      ? {
          kind: taken.kind,
          startedAt: taken.startsAt.getTime(),
          endsAt: taken.endsAt?.getTime() ?? null,
        }
      : null,
    timeOutHours: settings.timeOutHours,
    exclusionMonths: settings.exclusionMonths,
    hasPassword: hasPassword(me),
  };
}

/** Whether the member has a password to ask for: members who sign in through a third party have none. */
export const hasPassword = ({ passwordHash }: Member): boolean =>
  passwordHash.startsWith('$argon2');

/** The usage of each limit, whether the limit is set or not. */
async function usedOf(ctx: CallContext, me: Member) {
  const now = ctx.now();
  const { timeZone } = ctx.brand;
  const since = LIMIT_PERIODS.map((period) => spanOf(period, now, timeZone).from);
  const paidIn = await cashFlowsSince(ctx.db, me, { kind: 'deposit', since });
  const losses = await lossesOf(ctx.db, me, since);
  const [play] = await ctx.db.select().from(memberPlay).where(eq(memberPlay.memberId, me.id));
  const minutes = BigInt(Math.floor(playTimeOf(play, now, timeZone).dayMs / MINUTE_MS));
  const used = (kind: LimitKind, period: LimitPeriod): bigint => {
    const place = LIMIT_PERIODS.indexOf(period);
    if (kind === 'TIME') return minutes;
    const sum = kind === 'DEPOSIT' ? (paidIn[place] ?? 0n) : losses.net(since[place] ?? 0);
    return sum > 0n ? sum : 0n;
  };
  return { used, atRisk: losses.open };
}

function pendingOf(row: LimitRow, now: Date): Value['limits'][number]['pending'] {
  if (row.readyAt === null || row.lapsesAt === null || row.lapsesAt <= now) return null;
  return {
    amount: row.pendingAmount === null ? null : inHundredths(row.kind, row.pendingAmount),
    readyAt: row.readyAt.getTime(),
    lapsesAt: row.lapsesAt.getTime(),
  };
}

/** Converts to the wire's decimals: amounts are minor units already, minutes become hundredths. */
const inHundredths = (kind: LimitKind, amount: bigint): bigint =>
  kind === 'TIME' ? amount * HUNDREDTHS : amount;

/**
 * Sets a limit. A lower limit takes effect immediately; a higher one, or none, takes effect after a waiting
 * period and a confirmation.
 */
export async function setLimit({
  input,
  ctx,
}: Call<typeof setProtectionLimit>): Promise<HandlerValueOf<typeof setProtectionLimit>> {
  const me = memberOf(ctx);
  const ref = refOf(input);
  const wanted = input.amount === null ? null : amountOf(ref.kind, input.amount);
  return ctx.db.transaction(async (tx) => {
    // After the lock that bets and deposits also take, so that everything accepted earlier counts.
    await lockPlay(tx, me.id);
    const now = ctx.now();
    const row = await find(tx, me.id, ref);
    if (row === undefined) {
      if (wanted !== null) {
        await tx
          .insert(memberLimit)
          .values({ ...ref, memberId: me.id, amount: wanted, changedAt: now });
      }
      return { holds: true };
    }
    if (wanted !== null && wanted <= row.amount) {
      await change(tx, row, { ...NO_CHANGE, amount: wanted, changedAt: now });
      return { holds: true };
    }
    const { raiseHours, confirmDays } = ctx.brand.protection;
    const readyAt = new Date(now.getTime() + raiseHours * HOUR_MS);
    const lapsesAt = new Date(readyAt.getTime() + confirmDays * DAY_MS);
    await change(tx, row, { pendingAmount: wanted, readyAt, lapsesAt });
    return { holds: false };
  });
}

/** Confirms a change whose waiting period is over. */
export async function confirmLimit({ input, ctx }: Call<typeof confirmProtectionLimit>) {
  const me = memberOf(ctx);
  const ref = refOf(input);
  await ctx.db.transaction(async (tx) => {
    await lockPlay(tx, me.id);
    const now = ctx.now();
    const row = await find(tx, me.id, ref);
    if (!row?.readyAt || !row.lapsesAt || row.lapsesAt <= now) throw changeGone();
    if (row.readyAt > now) throw changeNotReady(ctx, row.readyAt);
    if (row.pendingAmount === null) await tx.delete(memberLimit).where(is(me.id, ref));
    else await change(tx, row, { ...NO_CHANGE, amount: row.pendingAmount, changedAt: now });
  });
  return null;
}

/** Drops a pending change. It's no error if there is none anymore. */
export async function dropChange({ input, ctx }: Call<typeof dropProtectionChange>) {
  const me = memberOf(ctx);
  await ctx.db
    .update(memberLimit)
    .set(NO_CHANGE)
    .where(is(me.id, refOf(input)));
  return null;
}

/** Sets the minutes between two reality checks; 0 for none. */
export async function chooseRealityCheck({ input, ctx }: Call<typeof setRealityCheck>) {
  const me = memberOf(ctx);
  const { minutes } = input;
  if (minutes !== 0 && !ctx.brand.protection.realityChecks.includes(minutes)) {
    throw invalid('minutes', 'is none of the choices');
  }
  await ctx.db.transaction(async (tx) => {
    await lockPlay(tx, me.id);
    await tx
      .update(memberPlay)
      .set({ realityCheckMinutes: minutes })
      .where(eq(memberPlay.memberId, me.id));
  });
  return null;
}

const NO_CHANGE = { pendingAmount: null, readyAt: null, lapsesAt: null } as const;

const is = (memberId: number, { kind, period }: LimitRef) =>
  and(
    eq(memberLimit.memberId, memberId),
    eq(memberLimit.kind, kind),
    eq(memberLimit.period, period),
  );

async function find(tx: Db, memberId: number, ref: LimitRef): Promise<LimitRow | undefined> {
  const [row] = await tx.select().from(memberLimit).where(is(memberId, ref));
  return row;
}

const change = (tx: Db, row: LimitRow, values: Partial<LimitRow>) =>
  tx.update(memberLimit).set(values).where(is(row.memberId, row));

function refOf({ kind, period }: LimitRef): LimitRef {
  if (!LIMITS.some((limit) => limit.kind === kind && limit.period === period)) {
    throw invalid('period', 'there is no such limit');
  }
  return { kind, period };
}

function amountOf(kind: LimitKind, minor: bigint): bigint {
  if (kind === 'TIME') {
    const minutes = minor / HUNDREDTHS;
    if (minor % HUNDREDTHS !== 0n || minutes < 1n || minutes > MINUTES_OF_DAY) {
      throw invalid('amount', 'must be minutes, at most those of a day');
    }
    return minutes;
  }
  if (minor <= 0n) throw invalidAmount();
  return minor;
}

export const invalid = (path: string, message: string) =>
  new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { errors: [{ path, message }] },
  });
