import type { claimPromotion } from '@perya/api-client';
import { and, desc, eq, ne } from 'drizzle-orm';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { isTrial } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { addTurnoverRequirement } from '../../money';
import { processDueApplications } from './desk';
import { promotionNow } from './running';
import { promotionApplication } from './schema';

/**
 * Pays an issued bonus into the wallet. The row is locked during the transaction, and the posting's key comes
 * from the application, so it's paid once, whatever the idempotency keys.
 */
export async function claim({ input, ctx }: Call<typeof claimPromotion>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { seed, times } = promotionNow(ctx, input.id);
  await assertNotOnBreak(ctx.db, ctx, member.id);
  await processDueApplications(ctx, member.id);
  const [application] = await ctx.db
    .select()
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.memberId, member.id),
        eq(promotionApplication.promoId, seed.id),
        eq(promotionApplication.seasonStart, new Date(times.startsAt)),
        ne(promotionApplication.status, 'REJECTED'),
      ),
    )
    .orderBy(desc(promotionApplication.id))
    .limit(1)
    .for('update');
  if (application?.status === 'CLAIMED') {
    throw new Rejection(422, 'ALREADY_CLAIMED', 'promotion_already_claimed');
  }
  const { id, amount, currency } = application ?? {};
  if (application?.status !== 'ISSUED' || id === undefined || !amount || !currency) {
    throw new Rejection(422, 'NOTHING_TO_CLAIM', 'promotion_nothing_to_claim');
  }
  const claimedAt = ctx.now();
  await post(ctx.db, {
    key: `promotion-bonus:${id}`,
    kind: 'bonus',
    at: claimedAt,
    reference: seed.id,
    details: { note: inLanguage(seed.title, ctx.language) },
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(member.id, currency), amount },
    ],
  });
  await addTurnoverRequirement(ctx.db, {
    memberId: member.id,
    source: 'BONUS',
    sourceId: String(id),
    amount: amount * BigInt(ctx.brand.turnover.bonusTimes),
    currency,
    at: claimedAt,
  });
  await ctx.db
    .update(promotionApplication)
    .set({ status: 'CLAIMED', claimedAt })
    .where(eq(promotionApplication.id, id));
  return { amount, currency, claimedAt: claimedAt.getTime() };
}
