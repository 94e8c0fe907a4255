import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { addTurnoverRequirement, freeSpinsSource, requiredTurnover } from '../../money';
import { freeSpinGrant, type FreeSpinSource } from './schema';

const DAY_MS = 86_400_000;

interface FreeSpinGrantRequest {
  memberId: number;
  currency: string;
  /** A game that runs on the sandbox slot. */
  gameId: string;
  /** One of the game's stakes, in minor units. */
  stake: bigint;
  spins: number;
  /** The validity in days. */
  days: number;
  /** How many times winnings must be played before the next withdrawal. */
  turnoverMultiple: number;
  source: FreeSpinSource;
  /** The id of the spin, redemption, reward and so on: repeated requests create a single grant. */
  sourceId: string;
  at: Date;
}

export type FreeSpinGrant = typeof freeSpinGrant.$inferSelect;

/** Grants free spins, once per source. Call it in the transaction of the event that they're granted for. */
export async function grantFreeSpins(tx: Db, request: FreeSpinGrantRequest): Promise<void> {
  const { days, at, ...grant } = request;
  await tx
    .insert(freeSpinGrant)
    .values({
      ...grant,
      spinsLeft: grant.spins,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * DAY_MS),
    })
    .onConflictDoNothing();
}

interface GrantOwner {
  memberId: number;
  gameId: string;
}

/** The grant used by the next round of this game, locked: the one that expires first. */
export async function openGrant(
  tx: Db,
  { memberId, gameId }: GrantOwner,
  now: Date,
): Promise<FreeSpinGrant | undefined> {
  const [row] = await tx
    .select()
    .from(freeSpinGrant)
    .where(
      and(
        eq(freeSpinGrant.memberId, memberId),
        eq(freeSpinGrant.gameId, gameId),
        gt(freeSpinGrant.spinsLeft, 0),
        gt(freeSpinGrant.expiresAt, now),
      ),
    )
    .orderBy(asc(freeSpinGrant.expiresAt), asc(freeSpinGrant.id))
    .limit(1)
    .for('update');
  return row;
}

interface GrantedRound {
  grantId: number;
  /** The round's id: its winnings require turnover once. */
  roundId: string;
  /** Minor units. */
  won: bigint;
  /** False for a free spin of the machine itself that was won in a granted round. */
  countsDown: boolean;
  at: Date;
}

/** Records the result of a round under a grant, and requires the turnover of its winnings. */
export async function countGrantedRound(tx: Db, round: GrantedRound): Promise<FreeSpinGrant> {
  const { grantId, roundId, won, countsDown, at } = round;
  const [grant] = await tx
    .update(freeSpinGrant)
    .set({
      won: sql`${freeSpinGrant.won} + ${won}`,
      ...(countsDown && { spinsLeft: sql`${freeSpinGrant.spinsLeft} - 1` }),
    })
    .where(eq(freeSpinGrant.id, grantId))
    .returning();
  if (grant === undefined) throw new Error('A grant of free spins is gone.');
  await addTurnoverRequirement(tx, {
    memberId: grant.memberId,
    source: 'REWARD',
    sourceId: freeSpinsSource(grantId, roundId),
    amount: requiredTurnover(won, grant.turnoverMultiple),
    bonus: won,
    currency: grant.currency,
    at,
  });
  return grant;
}
