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
  /** What the numbers drew, as far as it is to be kept. */
  outcome: readonly number[];
  /** Minor units. */
  stake: bigint;
  at: Date;
  details?: object;
  isShared?: boolean;
  isFree?: boolean;
  /** Of a round that is over as it begins. */
  settled?: { payout: bigint };
}

/** Keeps a round. Without `settled` it is open, until `endRound`. */
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

/** A round of the player's in this game; refuses with `UNKNOWN_ROUND`. */
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

/** Moves an open round on: its details, and its stake where more was put on. */
export async function moveRound(
  tx: Db,
  id: string,
  next: { details?: object; stake?: bigint; outcome?: readonly number[] },
): Promise<void> {
  await tx
    .update(fairRound)
    .set(next)
    .where(and(eq(fairRound.id, id), isNull(fairRound.settledAt)));
}

/** Ends an open round; false where it was over already. */
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

/** What the fairness dialog lists: the player's last rounds, newest first, with their seeds once given up. */
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
