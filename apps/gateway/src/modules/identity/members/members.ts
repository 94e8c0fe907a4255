import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Member } from '../../../kernel/http/caller';
import { member } from './schema';

export type { Member };

type MemberRow = typeof member.$inferSelect;

declare module '../../../kernel/http/caller' {
  interface Member extends MemberRow {}
}

/** The account types of specification §6. */
export const MEMBER_TYPES = { member: 0, trial: 4 } as const;
export const AGENT_TYPES = [1, 2, 41, 42] as const;

/** What an agent below another is (specification §6). */
export const AGENT_BELOW = 2;

type AccountType = (typeof MEMBER_TYPES)[keyof typeof MEMBER_TYPES] | (typeof AGENT_TYPES)[number];

/** A trial account may look around and play for play money; nothing more. */
export const isTrial = ({ type }: Pick<Member, 'type'>) => type === MEMBER_TYPES.trial;
/** An agent on any level. */
export const isAgent = ({ type }: Pick<Member, 'type'>) =>
  AGENT_TYPES.some((agent) => agent === type);
/** Whether it is a type of the site's accounts; the others are staff and the like. */
export const isAccountType = (type: number): type is AccountType =>
  isAgent({ type }) || Object.values(MEMBER_TYPES).some((known) => known === type);

/** Account names do not differ by case or by blanks around them. */
export const normaliseAccount = (account: string) => account.trim().toLowerCase();

export async function findMemberByAccount(db: Db, account: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.account, normaliseAccount(account)));
  return row;
}
