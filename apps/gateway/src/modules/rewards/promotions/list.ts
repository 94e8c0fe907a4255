import type { listPromotions } from '@perya/api-client';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isOnBreak } from '../../protection';
import { ineligibilityOf } from './eligibility';
import { isOffered, promotionsNow, type CurrentPromotion } from './running';
import type { SeasonPhase } from './season';
import { standingOf, promotionItem } from './standing';

/** More than a brand ever runs at once. */
const PAGE_SIZE = 20;
const ORDER: readonly SeasonPhase[] = ['running', 'coming', 'over'];

/** The promotions to offer to the caller: none to a member on a break. */
async function offersOf(ctx: CallContext): Promise<CurrentPromotion[]> {
  if (ctx.member && (await isOnBreak(ctx.db, ctx.member.id, ctx.now()))) return [];
  return promotionsNow(ctx).filter(({ seed }) => isOffered(seed, ctx.brand));
}

/** Running promotions, newest first; with period `ALL`, followed by upcoming and past ones. */
export async function list({ input, ctx }: Call<typeof listPromotions>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, category, period = 'RUNNING' } = input;
  const wanted = inOrder(await offersOf(ctx)).filter(
    ({ seed, times }) =>
      (category === undefined || seed.category === category) &&
      (period === 'ALL' || times.phase === 'running'),
  );
  const page = wanted.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const standing = await standingOf(ctx);
  return {
    list: page.map((promotion) => promotionItem(promotion, standing(promotion), ctx)),
    totalCount: wanted.length,
    totalPages: Math.ceil(wanted.length / pageSize),
  };
}

const inOrder = (promotions: CurrentPromotion[]) =>
  promotions.sort(
    (a, b) =>
      ORDER.indexOf(a.times.phase) - ORDER.indexOf(b.times.phase) ||
      b.times.startsAt - a.times.startsAt,
  );

/** The number of bonuses that the caller can claim now. */
export async function claimableCount(ctx: CallContext): Promise<number> {
  const standing = await standingOf(ctx);
  return (await offersOf(ctx)).map(standing).filter(hasBonusToClaim).length;
}

const hasBonusToClaim = ({ claimable }: { claimable: readonly unknown[] }) => claimable.length > 0;

/** What the caller can claim and join, and whether a referral promotion is running. */
export async function available(ctx: CallContext) {
  const standing = await standingOf(ctx);
  const rank = ctx.member?.clubRank ?? 0;
  const all = (await offersOf(ctx)).map((promotion) => ({
    ...promotion,
    ...standing(promotion),
  }));
  let toJoin = 0;
  for (const promotion of all) {
    const { seed, times, application, claimable } = promotion;
    const canJoin =
      claimable.length === 0 &&
      seed.entry !== 'AUTO' &&
      seed.minRank <= rank &&
      times.phase === 'running' &&
      (application === undefined || application.status === 'REJECTED');
    if (canJoin && (await ineligibilityOf(promotion, ctx)) === null) toJoin += 1;
  }
  return {
    REFERRAL: {
      enabled: all.some(
        ({ seed, times }) => seed.rule.kind === 'referral' && times.phase === 'running',
      ),
    },
    toClaim: all.filter(hasBonusToClaim).length,
    toJoin,
  };
}
