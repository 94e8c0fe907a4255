import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { recentGame } from './schema';

/** Records that a member has opened a game. */
export async function recordOpenedGame(
  db: Db,
  { memberId, nodeId, at }: { memberId: number; nodeId: string; at: Date },
): Promise<void> {
  await db
    .insert(recentGame)
    .values({ memberId, nodeId, openedAt: at })
    .onConflictDoUpdate({
      target: [recentGame.memberId, recentGame.nodeId],
      set: { openedAt: sql`excluded.opened_at` },
    });
}
