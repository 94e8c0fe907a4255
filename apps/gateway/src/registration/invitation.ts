import type { checkAffiliate as CheckAffiliate } from '@perya/api-client';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../db/types';
import { invalidFields } from '../http/fieldFaults';
import { limit } from '../http/limits';
import type { Call, CallContext } from '../http/serve';
import { AGENT_TYPES, MEMBER_TYPES, normaliseAccount, type Member } from '../members/members';
import { member } from '../members/schema';
import { ownerOfCode } from '../referrals/code';
import type { RegisterRequest } from './form';

/** Codes are short words: a program must not find them by trying. */
const CHECKS = { max: 60, windowMs: 5 * 60_000 };

/** Whether an affiliate code may be registered with. */
export async function checkAffiliate({ input, ctx }: Call<typeof CheckAffiliate>) {
  await limit(ctx.db, `affiliate:${ctx.ip}`, CHECKS, ctx.now());
  return { valid: (await findAffiliate(ctx.db, input.code)) !== undefined };
}

/** Codes are written in capitals, and read in any case. */
const normaliseCode = (code: string) => code.trim().toUpperCase();

/** The agent whose code it is. */
async function findAffiliate(db: Db, code: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(
      and(eq(member.affiliateCode, normaliseCode(code)), inArray(member.type, [...AGENT_TYPES])),
    );
  return row;
}

/** Who brought a new member. */
export interface Invitation {
  upline: Member | undefined;
  referrerId: number | undefined;
}

/**
 * The agent of the affiliate code, above the new member in the team; an unknown code is refused. And
 * the friend of the referral, who is thanked and no more: a friend that nobody knows stops nobody.
 */
export async function readInvitation(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  { affiliateCode, referralCode, recommenderId }: RegisterRequest,
): Promise<Invitation> {
  const upline = affiliateCode === undefined ? undefined : await findAffiliate(db, affiliateCode);
  if (affiliateCode !== undefined && upline === undefined) {
    throw invalidFields([{ path: 'affiliateCode', messageKey: 'invitation_code_error' }]);
  }
  const code = recommenderId ?? referralCode;
  const isAsked = brand.registerRules['referralCode']?.enabled === true;
  const referrerId = code === undefined || !isAsked ? undefined : await findReferrer(db, code);
  return { upline, referrerId };
}

/** A member is known to friends by the code of his invitations or his account; an agent by his code as well. */
async function findReferrer(db: Db, code: string): Promise<number | undefined> {
  const owner = await ownerOfCode(db, code);
  if (owner !== undefined) return owner;
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        or(
          eq(member.account, normaliseAccount(code)),
          eq(member.affiliateCode, normaliseCode(code)),
        ),
        ne(member.type, MEMBER_TYPES.trial),
      ),
    )
    .limit(1);
  return row?.id;
}

const CODE_LENGTH = 8;
/** Without what is easily read for something else. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of one's own, for an agent to register others with. */
export const makeAffiliateCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
