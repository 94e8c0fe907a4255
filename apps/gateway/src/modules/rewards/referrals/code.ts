import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { referralCode } from './schema';

const LENGTH = 8;
/** Without characters that are easily misread. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const newCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The member's own code, created on first use. */
export async function codeOf(db: Db, memberId: number): Promise<string> {
  for (;;) {
    const [row] = await db
      .select({ code: referralCode.code })
      .from(referralCode)
      .where(eq(referralCode.memberId, memberId));
    if (row !== undefined) return row.code;
    await db.insert(referralCode).values({ memberId, code: newCode() }).onConflictDoNothing();
  }
}

/** The member who owns a code (case-insensitive). */
export async function ownerOfCode(db: Db, code: string): Promise<number | undefined> {
  const [row] = await db
    .select({ memberId: referralCode.memberId })
    .from(referralCode)
    .where(eq(referralCode.code, code.trim().toUpperCase()));
  return row?.memberId;
}
