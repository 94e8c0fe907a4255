import type { WireSeeds } from '@perya/game-engines/play-api';
import { commitmentOf, type FairDraw } from '@perya/rules/fairness';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { fairRound, fairSeed, type PlayMode } from './schema';

/** The owner and the purpose of a pair of seeds. */
export interface SeedOwner {
  memberId: number;
  gameId: string;
  mode: PlayMode;
}

export type SeedPair = typeof fairSeed.$inferSelect;

/** What a player may know of a seed pair in use. */
export const wireSeeds = ({ commitment, clientSeed, nextNonce }: SeedPair): WireSeeds => ({
  commitment,
  clientSeed,
  nextNonce,
});

/** The current pair, locked until the transaction ends; created on first play. */
export async function seedInUse(db: Db, owner: SeedOwner, now: Date): Promise<SeedPair> {
  const found = await lockSeed(db, owner);
  if (found !== undefined) return found;
  await makeSeed(db, owner, { clientSeed: randomClientSeed(), now });
  const made = await lockSeed(db, owner);
  if (made === undefined) throw new Error('The database did not keep a seed.');
  return made;
}

/** A draw with a unique nonce. */
export interface NextDraw extends FairDraw {
  seedId: number;
  commitment: string;
}

/**
 * The next draw with a player's own pair. The pair stays locked until the transaction ends, so that the
 * rounds of one player and game are serialized.
 */
export async function nextDraw(tx: Db, owner: SeedOwner, now: Date): Promise<NextDraw> {
  const { id, serverSeed, clientSeed, commitment, nextNonce } = await seedInUse(tx, owner, now);
  await tx
    .update(fairSeed)
    .set({ nextNonce: sql`${fairSeed.nextNonce} + 1` })
    .where(eq(fairSeed.id, id));
  return { seedId: id, serverSeed, clientSeed, commitment, nonce: nextNonce };
}

/** Stores the pair of a draw that is shared by everyone at a table; it's revealed immediately. */
export async function keepSharedSeed(
  tx: Db,
  { gameId, serverSeed, clientSeed, at }: SharedSeed,
): Promise<number> {
  const [row] = await tx
    .insert(fairSeed)
    .values({
      memberId: null,
      gameId,
      mode: 'real',
      serverSeed,
      clientSeed,
      commitment: commitmentOf(serverSeed),
      createdAt: at,
      revealedAt: at,
    })
    .returning({ id: fairSeed.id });
  if (row === undefined) throw new Error('The database did not keep a seed.');
  return row.id;
}

export interface SharedSeed {
  gameId: string;
  /** 32 bytes in hexadecimal; its hash was shown before the first bet. */
  serverSeed: string;
  clientSeed: string;
  at: Date;
}

/**
 * Reveals the current pair, so that its rounds can be verified, and replaces it with a new one. Rejected
 * while a round is open, because its outcome would become known before it's played.
 */
export async function rotateSeed(
  db: Db,
  owner: SeedOwner,
  { clientSeed, now }: { clientSeed?: string | undefined; now: Date },
): Promise<{ given: SeedPair; next: SeedPair }> {
  const given = await seedInUse(db, owner, now);
  const [open] = await db
    .select({ id: fairRound.id })
    .from(fairRound)
    .where(and(eq(fairRound.seedId, given.id), isNull(fairRound.settledAt)));
  if (open !== undefined) throw new Rejection(409, 'ROUND_OPEN', 'round_open');
  await db.update(fairSeed).set({ revealedAt: now }).where(eq(fairSeed.id, given.id));
  await makeSeed(db, owner, { clientSeed: clientSeed ?? given.clientSeed, now });
  const next = await lockSeed(db, owner);
  if (next === undefined) throw new Error('The database did not keep a seed.');
  return { given, next };
}

async function makeSeed(
  db: Db,
  owner: SeedOwner,
  { clientSeed, now }: { clientSeed: string; now: Date },
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await db
    .insert(fairSeed)
    .values({
      ...owner,
      serverSeed,
      clientSeed,
      commitment: commitmentOf(serverSeed),
      createdAt: now,
    })
    // Two tabs that open the game at the same time use the first one's pair.
    .onConflictDoNothing();
}

async function lockSeed(
  db: Db,
  { memberId, gameId, mode }: SeedOwner,
): Promise<SeedPair | undefined> {
  const [row] = await db
    .select()
    .from(fairSeed)
    .where(
      and(
        eq(fairSeed.memberId, memberId),
        eq(fairSeed.gameId, gameId),
        eq(fairSeed.mode, mode),
        isNull(fairSeed.revealedAt),
      ),
    )
    .for('update');
  return row;
}

const randomClientSeed = (): string => randomBytes(8).toString('hex');

/** The owner of a player's seeds. */
export const ownerOf = ({
  member,
  game,
  mode,
}: {
  member: { id: number };
  game: { id: string };
  mode: PlayMode;
}): SeedOwner => ({ memberId: member.id, gameId: game.id, mode });

/** Changes the client seed for a player's future draws. */
export async function setClientSeed(tx: Db, seedId: number, clientSeed: string): Promise<void> {
  await tx.update(fairSeed).set({ clientSeed }).where(eq(fairSeed.id, seedId));
}
