import type { getGameSession, HandlerValueOf } from '@perya/api-client';
import { and, eq, gt, gte, isNotNull, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { bet } from '../../bets';
import { playLaunch } from './schema';

type Launched = typeof playLaunch.$inferSelect;

/** The totals of a member's game session: its bets from this launch until the game's next one. */
export async function gameSession({
  input,
  ctx,
}: Call<typeof getGameSession>): Promise<HandlerValueOf<typeof getGameSession>> {
  const me = ctx.me();
  const [launched] = await ctx.db
    .select()
    .from(playLaunch)
    .where(and(eq(playLaunch.id, input.id), eq(playLaunch.memberId, me.id)));
  // Another member's session is reported as unknown, too.
  if (launched === undefined) throw new Rejection(404, 'UNKNOWN_SESSION', 'not_found');
  const { rounds, openRounds, stake, payout } = await sumsOf(ctx.db, launched);
  return {
    id: launched.id,
    currency: me.currency,
    openedAt: launched.createdAt.getTime(),
    rounds,
    openRounds,
    stake,
    payout,
    result: payout - stake,
  };
}

async function sumsOf(db: Db, launched: Launched) {
  const { memberId, gameId, mode, createdAt } = launched;
  const none = { rounds: 0, openRounds: 0, stake: 0n, payout: 0n };
  if (mode === 'demo') return none;
  const until = await nextOpening(db, launched);
  const [sums] = await db
    .select({
      rounds: sql<number>`count(*)::int`,
      openRounds: sql<number>`count(*) filter (where ${bet.status} = 'OPEN')::int`,
      stake: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
      payout: sql<string>`coalesce(sum(${bet.payout}), 0)::text`,
    })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, memberId),
        eq(bet.gameId, gameId),
        gte(bet.placedAt, createdAt),
        until === null ? undefined : lt(bet.placedAt, until),
      ),
    );
  if (sums === undefined) return none;
  return { ...sums, stake: BigInt(sums.stake), payout: BigInt(sums.payout) };
}

/** When the same game was opened again, which ended this session; null if it's the last one. */
async function nextOpening(db: Db, { memberId, gameId, mode, createdAt }: Launched) {
  const [row] = await db
    .select({ at: min(playLaunch.createdAt) })
    .from(playLaunch)
    .where(
      and(
        eq(playLaunch.memberId, memberId),
        eq(playLaunch.gameId, gameId),
        eq(playLaunch.mode, mode),
        gt(playLaunch.createdAt, createdAt),
        isNotNull(playLaunch.usedAt),
      ),
    );
  return row?.at ?? null;
}
