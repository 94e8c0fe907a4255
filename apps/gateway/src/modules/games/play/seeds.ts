import { commitmentOf, type FairDraw } from '@perya/rules/fairness';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { fairRound, fairSeed, type PlayMode } from './schema';

/** Whose seeds, and for what. */
export interface SeedOwner {
  memberId: number;
  gameId: string;
  mode: PlayMode;
}

export type SeedPair = typeof fairSeed.$inferSelect;

/** The pair in use, locked until the transaction ends; the first play makes it. */
export async function seedInUse(db: Db, owner: SeedOwner, now: Date): Promise<SeedPair> {
  const found = await lockSeed(db, owner);
  if (found !== undefined) return found;
  await makeSeed(db, owner, { clientSeed: randomClientSeed(), now });
  const made = await lockSeed(db, owner);
  if (made === undefined) throw new Error('The database did not keep a seed.');
  return made;
}

/** A draw that nobody else will make. */
export interface NextDraw extends FairDraw {
  seedId: number;
  commitment: string;
}

/**
 * The next draw under a player's own pair. The pair stays locked until the transaction ends, so that
 * the rounds of one player and game take turns.
 */
export async function nextDraw(tx: Db, owner: SeedOwner, now: Date): Promise<NextDraw> {
  const { id, serverSeed, clientSeed, commitment, nextNonce } = await seedInUse(tx, owner, now);
  await tx
    .update(fairSeed)
    .set({ nextNonce: sql`${fairSeed.nextNonce} + 1` })
    .where(eq(fairSeed.id, id));
  return { seedId: id, serverSeed, clientSeed, commitment, nonce: nextNonce };
}

/** Keeps the pair of a draw that everybody at a table shares; it is given up as it is drawn. */
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
  /** 32 bytes, hexadecimal: its hash was shown before the first bet. */
  serverSeed: string;
  clientSeed: string;
  at: Date;
}

/**
 * Gives the pair in use up, so that its plays can be checked, and puts a new one in its place. Not
 * while a round is open: its outcome would be known before it is played.
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
    // Two tabs that open the game at once agree on the first one's.
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

/** Whose seeds a player draws with. */
export const ownerOf = ({
  member,
  game,
  mode,
}: {
  member: { id: number };
  game: { id: string };
  mode: PlayMode;
}): SeedOwner => ({ memberId: member.id, gameId: game.id, mode });

/** Has a seed drawn from with another text of its player from now on. */
export async function setClientSeed(tx: Db, seedId: number, clientSeed: string): Promise<void> {
  await tx.update(fairSeed).set({ clientSeed }).where(eq(fairSeed.id, seedId));
}
