import type { excludeMyself, HandlerValueOf, takeTimeOut } from '@perya/api-client';
import type { Db } from '../../kernel/db/types';
import { limit } from '../../kernel/http/limits';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call } from '../../kernel/http/serve';
import { endSessionsOf } from '../identity';
import { breakOf, type Break } from './breaks';
import { hasPassword, invalid, memberOf } from './limits';
import { lockPlay } from './playTime';
import { onBreak } from './rejections';
import { memberBreak } from './schema';

const HOUR_MS = 3_600_000;
/** Prevents the holder of a stolen session from guessing the password. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Starts a time-out. During a break, only a longer one can be taken. */
export async function timeOut({
  input,
  ctx,
}: Call<typeof takeTimeOut>): Promise<HandlerValueOf<typeof takeTimeOut>> {
  const me = memberOf(ctx);
  if (!ctx.brand.protection.timeOutHours.includes(input.hours)) {
    throw invalid('hours', 'is none of the choices');
  }
  const startsAt = ctx.now();
  const endsAt = new Date(startsAt.getTime() + input.hours * HOUR_MS);
  await ctx.db.transaction(async (tx) => {
    const taken = await behindLock(tx, me.id, startsAt);
    if (taken && reaches(taken, endsAt)) throw onBreak(ctx, taken.endsAt);
    await tx.insert(memberBreak).values({ memberId: me.id, kind: 'TIME_OUT', startsAt, endsAt });
  });
  return { endsAt: endsAt.getTime() };
}

/** Excludes the member and ends every session, including this one. Open bets are settled as usual. */
export async function selfExclude({
  input,
  ctx,
}: Call<typeof excludeMyself>): Promise<HandlerValueOf<typeof excludeMyself>> {
  const me = memberOf(ctx);
  const { months, password = '' } = input;
  if (months !== null && !ctx.brand.protection.exclusionMonths.includes(months)) {
    throw invalid('months', 'is none of the choices');
  }
  await limit(ctx.db, `self-exclude:${me.id}`, TRIES, ctx.now());
  if (hasPassword(me) && !(await ctx.platform.passwords.verify(me.passwordHash, password))) {
    throw new Rejection(400, 'WRONG_PASSWORD', 'login_password_wrong');
  }
  const startsAt = ctx.now();
  const endsAt = months === null ? null : monthsAfter(startsAt, months);
  await ctx.db.transaction(async (tx) => {
    await behindLock(tx, me.id, startsAt);
    await tx
      .insert(memberBreak)
      .values({ memberId: me.id, kind: 'SELF_EXCLUSION', startsAt, endsAt });
    await endSessionsOf(tx, { memberId: me.id, reason: 'ended', now: startsAt });
  });
  return { endsAt: endsAt?.getTime() ?? null };
}

/**
 * Waits for the lock: no bet or deposit is in progress after it, and none starts before the break is written.
 */
async function behindLock(tx: Db, memberId: number, now: Date): Promise<Break | undefined> {
  await lockPlay(tx, memberId);
  return breakOf(tx, memberId, now);
}

const reaches = ({ kind, endsAt }: Break, until: Date): boolean =>
  kind === 'SELF_EXCLUSION' || endsAt === null || endsAt >= until;

/** The same day a number of months later, or the last day of that month if it's shorter. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
