import type { checkAffiliate as CheckAffiliate } from '@perya/api-client';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { limit } from '../../kernel/http/limits';
import type { Call, CallContext } from '../../kernel/http/serve';
import { MEMBER_TYPES, normaliseAccount, member } from '../../modules/identity';
import { ownerOfCode } from '../../modules/rewards';
import {
  findAffiliate,
  normaliseCode,
  type Affiliate,
  wrongAffiliateCode,
} from '../../modules/agents';
import type { RegisterRequest } from './form';

/** Codes are short words: a program must not find them by trying. */
const CHECKS = { max: 60, windowMs: 5 * 60_000 };

/** Whether an affiliate code may be registered with. */
export async function checkAffiliate({ input, ctx }: Call<typeof CheckAffiliate>) {
  await limit(ctx.db, `affiliate:${ctx.network}`, CHECKS, ctx.now());
  return { isValid: (await findAffiliate(ctx.db, input.code, ctx.now())) !== undefined };
}

/** Who brought a new member. */
export interface Invitation {
  /** The agent above, and the link of his that the code is of. */
  affiliate: Affiliate | undefined;
  referrerId: number | undefined;
}

/**
 * The agent of the affiliate code, above the new member in the team; a code that is unknown, or of a link
 * that is closed, over or used up, is refused. And
 * the friend of the referral, who is thanked and no more: a friend that nobody knows stops nobody.
 */
export async function readInvitation(
  { db, brand, now }: Pick<CallContext, 'db' | 'brand' | 'now'>,
  { affiliateCode, referralCode, recommenderId }: RegisterRequest,
): Promise<Invitation> {
  const affiliate =
    affiliateCode === undefined ? undefined : await findAffiliate(db, affiliateCode, now());
  if (affiliateCode !== undefined && affiliate === undefined) throw wrongAffiliateCode();
  const code = recommenderId ?? referralCode;
  const isAsked = brand.registerRules['referralCode']?.enabled === true;
  const referrerId = code === undefined || !isAsked ? undefined : await findReferrer(db, code);
  return { affiliate, referrerId };
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
