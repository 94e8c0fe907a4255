import type { checkAffiliate as CheckAffiliate } from '@perya/api-client';
import { and, eq, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { limit } from '../../kernel/http/limits';
import type { Call, CallContext } from '../../kernel/http/serve';
import { GUEST_TYPE, MEMBER_TYPES, normaliseAccount, member } from '../../modules/identity';
import { ownerOfCode } from '../../modules/rewards';
import {
  findAffiliate,
  normaliseCode,
  type Affiliate,
  wrongAffiliateCode,
} from '../../modules/agents';
import type { RegisterRequest } from './form';

/** Codes are short words: prevent guessing by brute force. */
const CHECKS = { max: 60, windowMs: 5 * 60_000 };

/** Whether an affiliate code can be used to register. */
export async function checkAffiliate({ input, ctx }: Call<typeof CheckAffiliate>) {
  await limit(ctx.db, `affiliate:${ctx.network}`, CHECKS, ctx.now());
  return { isValid: (await findAffiliate(ctx.db, input.code, ctx.now())) !== undefined };
}

/** Who invited a new member. */
export interface Invitation {
  /** The agent above the member, and the agent's link that the code belongs to. */
  affiliate: Affiliate | undefined;
  referrerId: number | undefined;
}

/**
 * Finds the agent of the affiliate code, who becomes the new member's upline, and the friend who referred the
 * member, who only gets a reward. Rejects an affiliate code that is unknown, or whose link is closed, expired
 * or used up. An unknown referral code is ignored.
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

/** Friends can be named by their referral code or their account; agents also by their affiliate code. */
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
        notInArray(member.type, [MEMBER_TYPES.trial, GUEST_TYPE]),
      ),
    )
    .limit(1);
  return row?.id;
}
