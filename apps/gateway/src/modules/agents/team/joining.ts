import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import type { CallContext } from '../../../kernel/http/serve';
import { isOpen, type Affiliate } from './codes';
import { giveRates, ratesOf } from './rates';
import { affiliateOrigin, downlineLink } from './schema';

/** No code that one can register with. */
export const wrongAffiliateCode = () =>
  invalidFields([{ path: 'affiliateCode', messageKey: 'invitation_code_error' }]);

/**
 * Puts a new member into the team of the agent whose code he came by: with the link's rebates, or as for
 * all. Of many who come at once by a link's last use, one does. Call it in the transaction that makes him.
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
