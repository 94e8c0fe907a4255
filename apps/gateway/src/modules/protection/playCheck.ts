import type { checkPlay, HandlerValueOf } from '@perya/api-client';
import { and, eq } from 'drizzle-orm';
import type { Call, CallContext } from '../../kernel/http/serve';
import { breakOf } from './breaks';
import { memberOf } from './limits';
import { lockPlay, recordPlayActivity } from './playTime';
import { memberLimit, memberPlay } from './schema';
import { lossesOf, spanOf } from './usage';

type Value = HandlerValueOf<typeof checkPlay>;

const MINUTE_MS = 60_000;

/** Called while a game is open: counts the time, and returns what the page has to ask or to stop. */
export async function playCheck({ ctx }: Call<typeof checkPlay>): Promise<Value> {
  const me = memberOf(ctx);
  const now = ctx.now();
  const { row, time } = await ctx.db.transaction(async (tx) => {
    const row = await lockPlay(tx, me.id);
    const time = await recordPlayActivity(tx, row, now, ctx.brand.timeZone);
    const [after = row] = await tx.select().from(memberPlay).where(eq(memberPlay.memberId, me.id));
    return { row: after, time };
  });
  const since = time.stretchStartedAt ?? now;
  const losses = await lossesOf(ctx.db, me, [since.getTime()]);
  return {
    playedMs: now.getTime() - since.getTime(),
    result: -losses.net(since.getTime()),
    currency: me.currency,
    ...dueOf(ctx, row.realityCheckMinutes, now.getTime() - (row.checkedAt ?? since).getTime()),
    over: await overOf(ctx, me.id, time.dayMs),
  };
}

/** The member continues: the next check is counted from now. */
export async function answerCheck({ ctx }: { ctx: CallContext }) {
  const me = memberOf(ctx);
  await ctx.db
    .update(memberPlay)
    .set({ checkedAt: ctx.now() })
    .where(eq(memberPlay.memberId, me.id));
  return null;
}

function dueOf(
  { brand }: CallContext,
  chosen: number | null,
  sinceCheckMs: number,
): Pick<Value, 'isDue' | 'dueInMs'> {
  const everyMs = (chosen ?? brand.protection.realityCheckMinutes) * MINUTE_MS;
  if (everyMs === 0) return { isDue: false, dueInMs: null };
  const dueInMs = Math.max(0, everyMs - sinceCheckMs);
  return { isDue: dueInMs === 0, dueInMs };
}

async function overOf(ctx: CallContext, memberId: number, dayMs: number): Promise<Value['over']> {
  const now = ctx.now();
  const taken = await breakOf(ctx.db, memberId, now);
  if (taken) return { reason: 'BREAK', until: taken.endsAt?.getTime() ?? null };
  const [limit] = await ctx.db
    .select({ amount: memberLimit.amount })
    .from(memberLimit)
    .where(and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, 'TIME')));
  if (limit === undefined || dayMs < Number(limit.amount) * MINUTE_MS) return null;
  return { reason: 'TIME_LIMIT', until: spanOf('DAY', now, ctx.brand.timeZone).to };
}
