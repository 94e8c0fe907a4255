import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import type { CallContext } from '../../../kernel/http/serve';
import { isOpen, type Affiliate } from './codes';
import { giveRates, ratesOf } from './rates';
import { affiliateOrigin, downlineLink } from './schema';

/** The code can't be used to register. */
export const wrongAffiliateCode = () =>
  invalidFields([{ path: 'affiliateCode', messageKey: 'invitation_code_error' }]);

/**
 * Adds a new member to the team of the agent whose code they used, with the link's rebates or the default
 * ones. If many members use a link's last free place at once, one succeeds. Call it in the transaction that
 * creates the member.
 */
export async function joinTeam(
  { db, brand, now }: Pick<CallContext, 'db' | 'brand' | 'now'>,
  { agent, link }: Affiliate,
  memberId: number,
): Promise<void> {
  if (link !== null) {
    const [used] = await db
      .update(downlineLink)
      .set({ uses: sql`${downlineLink.uses} + 1` })
      .where(
        and(
          eq(downlineLink.id, link.id),
          isNull(downlineLink.closedAt),
          sql`(${downlineLink.maxUses} is null or ${downlineLink.uses} < ${downlineLink.maxUses})`,
        ),
      )
      .returning();
    if (used === undefined || !isOpen({ ...used, uses: used.uses - 1 }, now())) {
      throw wrongAffiliateCode();
    }
  }
  await db.insert(affiliateOrigin).values({
    memberId,
    agentId: agent.id,
    linkId: link?.id ?? null,
    joinedAt: now(),
  });
  const max = await ratesOf(db, brand, agent.id);
  await giveRates(db, brand, { memberId, rates: link?.rebates ?? {}, max });
}
