import type { HandlerValueOf, listPromotions } from '@perya/api-client';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { promotionSummary } from './numbers';
import { isClaimable, type CurrentPromotion } from './running';
import { promotionApplication } from './schema';

type PromotionItem = HandlerValueOf<typeof listPromotions>['list'][number];
export type Application = typeof promotionApplication.$inferSelect;

/** A member's part in a promotion. */
export interface Standing {
  /** What the promotion's page is about: a bonus to claim, the part in this season, or what was last claimed. */
  readonly application: Application | undefined;
  /** The bonuses to claim, of this season or earlier ones, oldest first. */
  readonly claimable: readonly Application[];
  /** What the shown bonus consists of: the bonuses to claim or, after a claim, all that it paid together. */
  readonly together: readonly Application[];
}

/** Finds the caller's part in a promotion. */
export type FindStanding = (promotion: CurrentPromotion) => Standing;

export async function standingOf(ctx: CallContext): Promise<FindStanding> {
  const { member } = ctx;
  if (member === undefined) return () => ({ application: undefined, claimable: [], together: [] });
  const now = ctx.now();
  const rows = await ctx.db
    .select()
    .from(promotionApplication)
    .where(eq(promotionApplication.memberId, member.id))
    .orderBy(asc(promotionApplication.id));
  return (promotion) => {
    const mine = rows.filter(({ promoId }) => promoId === promotion.seed.id);
    const claimable = mine.filter((row) => isClaimable(row, now));
    const application = claimable.at(-1) ?? shownOf(mine, promotion);
    const together = claimable.length > 0 ? claimable : claimedWith(application, mine);
    return { application, claimable, together };
  };
}

/** The latest part in the current season; of an automatic promotion also what was claimed in it. */
const shownOf = (
  rows: readonly Application[],
  { seed: { entry }, times: { startsAt } }: CurrentPromotion,
): Application | undefined =>
  rows.findLast(({ seasonStart }) => seasonStart.getTime() === startsAt) ??
  (entry === 'AUTO'
    ? rows.findLast(({ claimedAt }) => claimedAt !== null && claimedAt.getTime() >= startsAt)
    : undefined);

/** A claim pays all bonuses of a promotion at the same instant. */
const claimedWith = (
  application: Application | undefined,
  rows: readonly Application[],
): readonly Application[] => {
  if (application === undefined) return [];
  const claimedAt = application.claimedAt?.getTime();
  if (claimedAt === undefined) return [application];
  return rows.filter((row) => row.claimedAt?.getTime() === claimedAt);
};

/** The activity state. A bonus can still be claimed after its promotion is over, until it expires. */
function stateOf(
  { times }: CurrentPromotion,
  { application, claimable }: Standing,
): PromotionItem['state'] {
  if (claimable.length > 0) return 'ISSUED';
  if (times.phase === 'coming') return 'COMING_SOON';
  const status = application?.status ?? null;
  if (status === 'CLAIMED') return status;
  return times.phase === 'over' || status === 'ISSUED' ? 'CLOSED' : status;
}

/** What the member can claim, or has claimed; null while no amount is granted. */
function bonusOf({ together }: Standing): bigint | null {
  const amounts = together.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** A promotion as returned to the caller, with the caller's state. */
export function promotionItem(
  promotion: CurrentPromotion,
  standing: Standing,
  ctx: CallContext,
): PromotionItem {
  const { seed, times } = promotion;
  const amount = bonusOf(standing);
  return {
    id: seed.id,
    category: seed.category,
    title: inLanguage(seed.title, ctx.language),
    summary: promotionSummary(seed, ctx),
    picture: `/art/promotion/${seed.id}`,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    entry: seed.entry,
    state: stateOf(promotion, standing),
    bonus: amount,
    currency: amount === null ? null : (standing.application?.currency ?? null),
  };
}
