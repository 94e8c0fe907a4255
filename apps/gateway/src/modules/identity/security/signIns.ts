import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { signIn } from './schema';

const SHOWN = 10;
/** How long a sign-in is kept. */
export const SIGN_IN_DAYS = 90;
const KEPT_MS = SIGN_IN_DAYS * 24 * 60 * 60_000;
const USER_AGENT_LENGTH = 400;

type NewSignIn = Omit<typeof signIn.$inferInsert, 'id'>;

/** Stores a sign-in, for the member to review. */
export async function recordSignIn(db: Db, row: NewSignIn): Promise<void> {
  await db.insert(signIn).values({ ...row, userAgent: row.userAgent.slice(0, USER_AGENT_LENGTH) });
}

/** A member's last sign-ins, newest first. */
export const lastSignIns = (db: Db, memberId: number) =>
  db
    .select()
    .from(signIn)
    .where(eq(signIn.memberId, memberId))
    .orderBy(desc(signIn.id))
    .limit(SHOWN);

export async function sweepSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(signIn).where(lt(signIn.at, new Date(now.getTime() - KEPT_MS)));
}
