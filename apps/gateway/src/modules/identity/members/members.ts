import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Audience } from '../../../kernel/config/agentSite';
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

/** The type of an agent below another agent (specification §6). */
export const DOWNLINE_AGENT_TYPE = 2;

type AccountType = (typeof MEMBER_TYPES)[keyof typeof MEMBER_TYPES] | (typeof AGENT_TYPES)[number];

/** A trial account can only look around and play for play money. */
export const isTrial = ({ type }: Pick<Member, 'type'>) => type === MEMBER_TYPES.trial;
/** An agent of any level. */
export const isAgent = ({ type }: Pick<Member, 'type'>) =>
  AGENT_TYPES.some((agent) => agent === type);
/** Whether `type` is one of the site's account types; other types are staff and the like. */
export const isAccountType = (type: number): type is AccountType =>
  isAgent({ type }) || Object.values(MEMBER_TYPES).some((known) => known === type);

/** Whether the site for an audience is for this account: the site for agents is for agents only. */
export const isAdmitted = ({ type }: Pick<Member, 'type'>, audience: Audience): boolean =>
  audience === 'members' || isAgent({ type });

/**
 * The internal type of a guest who plays demos without an account. It isn't an account type: a guest can't
 * sign in, and is in no list.
 */
export const GUEST_TYPE = -1;

/** A guest who plays demos, see {@link GUEST_TYPE}. */
export const isGuest = ({ type }: Pick<Member, 'type'>) => type === GUEST_TYPE;

/** Case and surrounding whitespace don't count in account names. */
export const normaliseAccount = (account: string) => account.trim().toLowerCase();

export async function findMemberByAccount(db: Db, account: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.account, normaliseAccount(account)), ne(member.type, GUEST_TYPE)));
  return row;
}

/** Stores the name that a member is paid under. */
export async function setPayeeName(db: Db, memberId: number, payeeName: string): Promise<void> {
  await db.update(member).set({ payeeName }).where(eq(member.id, memberId));
}

/** Gives an agent an affiliate code unless there already is one; returns the current code. */
export async function keepAffiliateCode(db: Db, memberId: number, code: string): Promise<string> {
  await db
    .update(member)
    .set({ affiliateCode: code })
    .where(and(eq(member.id, memberId), isNull(member.affiliateCode)));
  const [row] = await db
    .select({ code: member.affiliateCode })
    .from(member)
    .where(eq(member.id, memberId));
  return row?.code ?? code;
}

/** A member's rank, and how it's displayed. */
type Rank = Pick<MemberRow, 'clubRank' | 'clubLabel' | 'clubColor' | 'clubColor2'>;

/** Raises a member's rank; never lowers it. */
export async function raiseRank(db: Db, memberId: number, rank: Rank): Promise<void> {
  await db
    .update(member)
    .set(rank)
    .where(and(eq(member.id, memberId), lt(member.clubRank, rank.clubRank)));
}
