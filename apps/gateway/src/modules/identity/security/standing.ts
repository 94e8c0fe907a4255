import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { memberSecurity } from './schema';

export type MemberSecurityState = Omit<typeof memberSecurity.$inferSelect, 'memberId'>;

const NOTHING: MemberSecurityState = { emailVerifiedAt: null, withdrawalsRestUntil: null };

/** A member's security data beyond the row in `member`. */
export async function securityStateOf(db: Db, memberId: number): Promise<MemberSecurityState> {
  const [row] = await db.select().from(memberSecurity).where(eq(memberSecurity.memberId, memberId));
  return row ?? NOTHING;
}

export async function updateSecurityState(
  db: Db,
  memberId: number,
  change: Partial<MemberSecurityState>,
): Promise<void> {
  await db
    .insert(memberSecurity)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: memberSecurity.memberId, set: change });
}

/** Until when a member's withdrawals are blocked after a reset of the payment password; null if they aren't. */
export async function withdrawalsBlockedUntil(
  db: Db,
  memberId: number,
  now: Date,
): Promise<Date | null> {
  const { withdrawalsRestUntil: until } = await securityStateOf(db, memberId);
  return until !== null && until > now ? until : null;
}

const HOUR_MS = 60 * 60_000;

/** Rejects a withdrawal while withdrawals are blocked. */
export async function assertWithdrawalsOpen(db: Db, memberId: number, now: Date): Promise<void> {
  const until = await withdrawalsBlockedUntil(db, memberId, now);
  if (until === null) return;
  throw new Rejection(403, 'WITHDRAWALS_REST', 'withdrawals_rest', {
    params: { count: Math.ceil((until.getTime() - now.getTime()) / HOUR_MS) },
    value: { withdrawalsRestUntil: until.getTime() },
  });
}
