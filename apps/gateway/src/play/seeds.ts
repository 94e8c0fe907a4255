import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/types';
import { commitmentOf } from './fairness/fairness';
import { fairSeed, type PlayMode } from './schema';

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

/** Gives the pair in use up, so that its plays can be checked, and puts a new one in its place. */
export async function rotateSeed(
  db: Db,
  owner: SeedOwner,
  { clientSeed, now }: { clientSeed?: string | undefined; now: Date },
): Promise<{ given: SeedPair; next: SeedPair }> {
  const given = await seedInUse(db, owner, now);
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
      commitment: await commitmentOf(serverSeed),
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
