import { formatDecimal } from '@perya/rules/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { fairRound, fairSeed } from './schema';
import type { NextDraw } from './seeds';
import type { Player } from './sessions';

const LAST_ROUNDS = 20;

export type FairRound = typeof fairRound.$inferSelect;

export interface NewRound {
  id: string;
  betId: number | null;
  model: string;
  draw: Pick<NextDraw, 'seedId' | 'nonce'>;
  /** The result of the draw, as far as it needs to be stored. */
  outcome: readonly number[];
  /** Minor units. */
  stake: bigint;
  at: Date;
  details?: object;
  isShared?: boolean;
  isFree?: boolean;
  /** For a round that is over as soon as it starts. */
  settled?: { payout: bigint };
}

/** Stores a round. Without `settled`, it's open until `endRound`. */
export async function insertRound(
  tx: Db,
  { member, game, mode }: Pick<Player, 'mode'> & { member: { id: number }; game: { id: string } },
  { draw, at, settled, details, ...round }: NewRound,
): Promise<void> {
  await tx.insert(fairRound).values({
    ...round,
    memberId: member.id,
    gameId: game.id,
    mode,
    seedId: draw.seedId,
    nonce: draw.nonce,
    payout: settled?.payout ?? 0n,
    details: details ?? null,
    playedAt: at,
    settledAt: settled === undefined ? null : at,
  });
}

/** The player's open round of this game, locked until the transaction ends. */
export async function openRound(
  tx: Db,
  { member, game, mode }: Pick<Player, 'member' | 'game' | 'mode'>,
): Promise<FairRound | undefined> {
  const [row] = await tx
    .select()
    .from(fairRound)
    .where(
      and(
        eq(fairRound.memberId, member.id),
        eq(fairRound.gameId, game.id),
        eq(fairRound.mode, mode),
        isNull(fairRound.settledAt),
      ),
    )
    .orderBy(desc(fairRound.playedAt))
    .limit(1)
    .for('update');
  return row;
}

/** A player's round of this game; rejects with `UNKNOWN_ROUND`. */
export async function roundOf(
  tx: Db,
  { member, game }: Pick<Player, 'member' | 'game'>,
  id: string,
): Promise<FairRound> {
  const [row] = await tx
    .select()
    .from(fairRound)
    .where(
      and(eq(fairRound.id, id), eq(fairRound.memberId, member.id), eq(fairRound.gameId, game.id)),
    );
  if (row === undefined) throw new Rejection(404, 'UNKNOWN_ROUND', 'not_found');
  return row;
}

/** Updates an open round: its details, its outcome, and its stake after a raise. */
export async function updateRound(
  tx: Db,
  id: string,
  next: { details?: object; stake?: bigint; outcome?: readonly number[] },
): Promise<void> {
  await tx
    .update(fairRound)
    .set(next)
    .where(and(eq(fairRound.id, id), isNull(fairRound.settledAt)));
}

/** Ends an open round. Returns false if it was already over. */
export async function endRound(
  tx: Db,
  id: string,
  { payout, at, ...next }: { payout: bigint; at: Date; details?: object },
): Promise<boolean> {
  const rows = await tx
    .update(fairRound)
    .set({ ...next, payout, settledAt: at })
    .where(and(eq(fairRound.id, id), isNull(fairRound.settledAt)))
    .returning({ id: fairRound.id });
  return rows.length > 0;
}

/** The player's last rounds for the fairness dialog, newest first, with the seeds revealed so far. */
export async function lastRounds(
  db: Db,
  { member, game, mode }: Pick<Player, 'member' | 'game' | 'mode'>,
): Promise<PlayedRound[]> {
  const rows = await db
    .select({ round: fairRound, seed: fairSeed })
    .from(fairRound)
    .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
    .where(
      and(
        eq(fairRound.memberId, member.id),
        eq(fairRound.gameId, game.id),
        eq(fairRound.mode, mode),
      ),
    )
    .orderBy(desc(fairRound.playedAt), desc(fairRound.nonce))
    .limit(LAST_ROUNDS);
  return rows.map(({ round, seed }) => {
    const isOpen = round.settledAt === null;
    return {
      roundId: round.id,
      at: round.playedAt.getTime(),
      isFree: round.isFree,
      isOpen,
      stake: formatDecimal(round.stake),
      payout: formatDecimal(round.payout),
      model: round.model,
      outcome: isOpen ? [] : round.outcome,
      details: isOpen ? null : round.details,
      nonce: round.nonce,
      clientSeed: seed.clientSeed,
      commitment: seed.commitment,
      serverSeed: seed.revealedAt === null || isOpen ? null : seed.serverSeed,
    };
  });
}
