import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { promotionNow, promotionsNow, type CurrentPromotion } from './running';
import { promotionApplication } from './schema';

/** The promotions that the member's next deposit can use: running, for the member's rank, and not used yet. */
export async function depositPromotions(ctx: CallContext): Promise<CurrentPromotion[]> {
  const { id, clubRank } = ctx.me();
  const on = promotionsNow(ctx).filter(
    ({ seed, times }) =>
      seed.rule.kind === 'depositBonus' && times.phase === 'running' && seed.minRank <= clubRank,
  );
  if (on.length === 0) return [];
  const used = await ctx.db
    .select({ promoId: promotionApplication.promoId, since: promotionApplication.seasonStart })
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.memberId, id),
        ne(promotionApplication.status, 'REJECTED'),
        inArray(
          promotionApplication.promoId,
          on.map(({ seed }) => seed.id),
        ),
      ),
    );
  return on.filter(
    ({ seed, times }) =>
      !used.some(({ promoId, since }) => promoId === seed.id && since.getTime() === times.startsAt),
  );
}

/** The promotion that a deposit is to use; rejects if it isn't available. */
export async function depositPromotion(ctx: CallContext, id: string): Promise<CurrentPromotion> {
  const wanted = promotionNow(ctx, id);
  const offered = await depositPromotions(ctx);
  if (!offered.some(({ seed }) => seed.id === wanted.seed.id)) {
    throw new Rejection(422, 'PROMOTION_NOT_FOR_THIS', 'deposit_promotion_not_offered');
  }
  return wanted;
}

export interface DepositBonus {
  depositId: string;
  memberId: number;
  promoId: string;
  /** The start of the season in which the deposit was ordered. */
  seasonStart: Date;
  /** Minor units. */
  amount: bigint;
  currency: string;
  at: Date;
}

/**
 * Pays a promotion's bonus on a deposit, in the transaction that pays the deposit. It pays once per season:
 * of two orders that use it, only for the one that's paid first.
 *
 * @returns whether it was paid
 */
export async function payWithDeposit(tx: Db, bonus: DepositBonus): Promise<boolean> {
  const { depositId, memberId, promoId, seasonStart, amount, currency, at } = bonus;
  if (amount <= 0n) return false;
  const [application] = await tx
    .insert(promotionApplication)
    .values({
      promoId,
      seasonStart,
      memberId,
      status: 'CLAIMED',
      amount,
      currency,
      createdAt: at,
      decidedAt: at,
      claimedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: promotionApplication.id });
  if (application === undefined) return false;
  await post(tx, {
    key: `deposit-bonus:${depositId}`,
    kind: 'bonus',
    at,
    reference: promoId,
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(memberId, currency), amount },
    ],
  });
  return true;
}
