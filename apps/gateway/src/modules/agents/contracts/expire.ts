import { decideAnswer } from '@perya/rules/agents';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Platform } from '../../../kernel/platform';
import { applyMoves, liveContract, lockKind } from './book';
import { agentContract, type ContractRow } from './schema';

const AT_ONCE = 100;

/** Expires the offers that were not answered in time. */
export async function expireOffers(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const isLate = and(eq(agentContract.status, 'offered'), lte(agentContract.expiresAt, now));
  const late = await db
    .select()
    .from(agentContract)
    .where(isLate)
    .orderBy(asc(agentContract.expiresAt))
    .limit(AT_ONCE);
  for (const row of late) await expire(platform, row, now);
}

async function expire(
  { db, brand }: Platform,
  { id, kind }: ContractRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKind(tx, kind);
    // Another gateway may have expired it already, or it may have been answered.
    const [row] = await tx
      .select()
      .from(agentContract)
      .where(and(eq(agentContract.id, id), eq(agentContract.status, 'offered')));
    if (row === undefined) return;
    const decision = decideAnswer([liveContract(row)], {
      contractId: id,
      step: 'expire',
      by: null,
    });
    if ('moves' in decision) {
      const { timeZone } = brand.current;
      await applyMoves(tx, decision.moves, { at: now, actorId: null, timeZone });
    }
  });
}
