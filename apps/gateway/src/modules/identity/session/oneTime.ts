import { and, eq, gt, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { oneTimeToken, type OneTimePurpose } from './schema';
import { tokenHashOf } from './sessions';

export interface OneTimeSecret {
  purpose: OneTimePurpose;
  memberId?: number;
  details?: Record<string, string>;
  expiresAt: Date;
}

/** Creates a one-time secret of 256 random bits and stores its hash. */
export async function issueOneTime(db: Db, wanted: OneTimeSecret): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await keepOneTime(db, secret, wanted);
  return secret;
}

/** Stores a one-time secret that was created elsewhere, for example by a library. */
export async function keepOneTime(
  db: Db,
  secret: string,
  { purpose, memberId, details = {}, expiresAt }: OneTimeSecret,
): Promise<void> {
  await db.insert(oneTimeToken).values({
    hash: hashOf(purpose, secret),
    purpose,
    memberId: memberId ?? null,
    details,
    expiresAt,
  });
}

export type ConsumedSecret = Pick<typeof oneTimeToken.$inferSelect, 'memberId' | 'details'>;

interface Wanted {
  purpose: OneTimePurpose;
  now: Date;
}

/** Uses a secret up and returns its data; undefined if it's unknown, used, expired or for another purpose. */
export async function spendOneTime(
  db: Db,
  secret: string,
  wanted: Wanted,
): Promise<ConsumedSecret | undefined> {
  const [row] = await db.delete(oneTimeToken).where(isLive(secret, wanted)).returning();
  return row;
}

/** The data stored with a secret, without using it up. */
export async function peekOneTime(
  db: Db,
  secret: string,
  wanted: Wanted,
): Promise<ConsumedSecret | undefined> {
  const [row] = await db.select().from(oneTimeToken).where(isLive(secret, wanted));
  return row;
}

const isLive = (secret: string, { purpose, now }: Wanted) =>
  and(
    eq(oneTimeToken.hash, hashOf(purpose, secret)),
    eq(oneTimeToken.purpose, purpose),
    gt(oneTimeToken.expiresAt, now),
  );

export async function sweepOneTime(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, now));
}

const hashOf = (purpose: OneTimePurpose, secret: string) => tokenHashOf(`${purpose}:${secret}`);
