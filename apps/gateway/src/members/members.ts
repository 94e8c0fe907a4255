import { eq } from 'drizzle-orm';
import type { Db } from '../db/types';
import { member } from './schema';

/** A member's row. */
export type Member = typeof member.$inferSelect;

/** The account types of specification §6. */
export const MEMBER_TYPES = { member: 0, trial: 4 } as const;
export const isTrial = ({ type }: Member) => type === MEMBER_TYPES.trial;

/** Account names do not differ by case or by blanks around them. */
export const normaliseAccount = (account: string) => account.trim().toLowerCase();

export async function findMemberByAccount(db: Db, account: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.account, normaliseAccount(account)));
  return row;
}
