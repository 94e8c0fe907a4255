import { and, count, eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { recoveryCode } from './schema';

const RECOVERY_CODES = 10;
/** Without characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 5;

/** Replaces a member's recovery codes with ten new ones, which are shown once and stored as HMACs. */
export async function makeRecoveryCodes(
  db: Db,
  secrets: Secrets,
  memberId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
  await db.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, codeHash: hashOf(secrets, memberId, code) })));
  return codes;
}

/** Uses up a recovery code; false if there is no such code. */
export async function spendRecoveryCode(
  db: Db,
  secrets: Secrets,
  { memberId, code }: { memberId: number; code: string },
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCode)
    .where(
      and(
        eq(recoveryCode.memberId, memberId),
        eq(recoveryCode.codeHash, hashOf(secrets, memberId, code)),
      ),
    )
    .returning({ memberId: recoveryCode.memberId });
  return spent.length > 0;
}

export async function recoveryCodesLeft(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.memberId, memberId));
  return row?.left ?? 0;
}

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ignores case and separators: 49 random bits can't be guessed from a keyed hash. */
const hashOf = (secrets: Secrets, memberId: number, code: string) =>
  secrets.sign('recovery-code', `${memberId}:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);
