import type { checkIn, getCheckIn } from '@perya/api-client';
import { periodAt, todayIn } from '@perya/rules/time';
import { desc, eq } from 'drizzle-orm';
import { notify } from '../../messaging';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../../identity';
import { pointBalance, postPoints } from '../points/ledger';
import { messageInAll } from '../../../kernel/text/messages';
import { assertNotOnBreak } from '../../protection';
import { checkInDay } from './schema';

/** A member's check-in state. */
interface Standing {
  today: string;
  isDone: boolean;
  /** Consecutive days so far; 0 if yesterday was missed. */
  streak: number;
  nextDayAt: number;
}

async function standingOf(ctx: CallContext): Promise<Standing> {
  const { timeZone } = ctx.brand;
  const now = ctx.now().getTime();
  const today = todayIn(timeZone, now);
  const { from: yesterday } = periodAt('day', now, timeZone, -1);
  const [last] = await ctx.db
    .select()
    .from(checkInDay)
    .where(eq(checkInDay.memberId, ctx.me().id))
    .orderBy(desc(checkInDay.day))
    .limit(1);
  const isDone = last?.day === today;
  const goesOn = isDone || last?.day === todayIn(timeZone, yesterday);
  return {
    today,
    isDone,
    streak: goesOn ? (last?.streak ?? 0) : 0,
    nextDayAt: periodAt('day', now, timeZone).to,
  };
}

/** The first day follows the last. */
const nextDay = (streak: number, days: number): number => (streak % days) + 1;

/** The current check-in state. */
export async function checkInState({ ctx }: Call<typeof getCheckIn>) {
  const { points } = ctx.brand.activities.checkIn;
  const { isDone, streak, nextDayAt } = await standingOf(ctx);
  const today = isDone ? streak : nextDay(streak, points.length);
  return {
    streak,
    total: await ctx.db.$count(checkInDay, eq(checkInDay.memberId, ctx.me().id)),
    isDoneToday: isDone,
    nextDayAt,
    days: points.map((each, index) => {
      const day = index + 1;
      const isPast = day < today || (isDone && day === today);
      return {
        day,
        points: each,
        state: isPast
          ? ('DONE' as const)
          : day === today
            ? ('TODAY' as const)
            : ('COMING' as const),
      };
    }),
  };
}

/** Checks in for the brand's current day. The row is unique per day, so it pays once. */
export async function checkInToday({ ctx }: Call<typeof checkIn>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, member.id);
  const { today, isDone, streak } = await standingOf(ctx);
  const { points } = ctx.brand.activities.checkIn;
  const day = nextDay(streak, points.length);
  const worth = points[day - 1] ?? 0;
  const at = ctx.now();
  const [row] = isDone
    ? []
    : await ctx.db
        .insert(checkInDay)
        .values({ memberId: member.id, day: today, streak: day, points: worth, at })
        .onConflictDoNothing()
        .returning();
  if (row === undefined) throw new Rejection(422, 'CHECKED_IN_ALREADY', 'checked_in_already');
  await postPoints(ctx.db, {
    key: `check-in:${member.id}:${today}`,
    kind: 'check_in',
    memberId: member.id,
    points: worth,
    at,
    reference: today,
    details: { note: messageInAll((t) => t('activity.checkIn')) },
  });
  ctx.afterCommit(() => notify(ctx.platform, member.id, { type: 'points' }));
  return { day, points: worth, balance: await pointBalance(ctx.db, member.id) };
}
