import type { claimPromotion } from '@perya/api-client';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { isTrial } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { addTurnoverRequirement, requiredTurnover } from '../../money';
import type { PromotionSeed } from './promotions';
import { isClaimable, promotionNow } from './running';
import { promotionApplication } from './schema';

/**
 * Pays the issued bonuses of a promotion into the wallet: usually one, of cashback one per period. The rows are
 * locked during the transaction, and each posting's key comes from its row, so it's paid once, whatever the
 * idempotency keys.
 */
export async function claim({ input, ctx }: Call<typeof claimPromotion>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { seed } = promotionNow(ctx, input.id);
  await assertNotOnBreak(ctx.db, ctx, member.id);
  const rows = await ctx.db
    .select()
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.memberId, member.id),
        eq(promotionApplication.promoId, seed.id),
        inArray(promotionApplication.status, ['ISSUED', 'CLAIMED']),
      ),
    )
    .orderBy(asc(promotionApplication.id))
    .for('update');
  const claimedAt = ctx.now();
  const issued = rows.filter(({ status }) => status === 'ISSUED');
  const due = issued.filter((row) => isClaimable(row, claimedAt));
  if (due.length === 0) throw nothingToClaim(issued.length > 0, rows.length > 0);
  let total = 0n;
  for (const row of due) total += await pay(ctx, { seed, row, at: claimedAt });
  return { amount: total, currency: member.currency, claimedAt: claimedAt.getTime() };
}

function nothingToClaim(isExpired: boolean, isClaimed: boolean): Rejection {
  if (isExpired) return new Rejection(422, 'BONUS_EXPIRED', 'promotion_bonus_expired');
  return isClaimed
    ? new Rejection(422, 'ALREADY_CLAIMED', 'promotion_already_claimed')
    : new Rejection(422, 'NOTHING_TO_CLAIM', 'promotion_nothing_to_claim');
}

interface Payment {
  seed: PromotionSeed;
  row: typeof promotionApplication.$inferSelect;
  at: Date;
}

async function pay(ctx: CallContext, { seed, row, at }: Payment): Promise<bigint> {
  const { id, memberId, amount, currency } = row;
  if (amount === null || currency === null) throw new Error('An issued bonus has no amount.');
  await post(ctx.db, {
    key: `promotion-bonus:${id}`,
    kind: 'bonus',
    at,
    reference: seed.id,
    details: { note: inLanguage(seed.title, ctx.language) },
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(memberId, currency), amount },
    ],
  });
  await addTurnoverRequirement(ctx.db, {
    memberId,
    source: 'BONUS',
    sourceId: String(id),
    amount: requiredTurnover(amount, ctx.brand.turnover.bonusTimes),
    bonus: amount,
    currency,
    at,
  });
  await ctx.db
    .update(promotionApplication)
    .set({ status: 'CLAIMED', claimedAt: at })
    .where(eq(promotionApplication.id, id));
  return amount;
}
