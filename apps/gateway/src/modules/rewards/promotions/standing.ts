import type { HandlerValueOf, listPromotions } from '@perya/api-client';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { processDueApplications } from './desk';
import type { CurrentPromotion } from './running';
import { promotionApplication } from './schema';

type PromotionItem = HandlerValueOf<typeof listPromotions>['list'][number];
export type Application = typeof promotionApplication.$inferSelect;

/** Finds the caller's latest application for the season of a promotion, if any. */
export type FindApplication = (promotion: CurrentPromotion) => Application | undefined;

export async function standingOf(ctx: CallContext): Promise<FindApplication> {
  const { member } = ctx;
  if (member === undefined) return () => undefined;
  await processDueApplications(ctx, member.id);
  const rows = await ctx.db
    .select()
    .from(promotionApplication)
    .where(eq(promotionApplication.memberId, member.id))
    .orderBy(asc(promotionApplication.id));
  const latest = new Map(rows.map((row) => [keyOf(row.promoId, row.seasonStart.getTime()), row]));
  return ({ seed, times }) => latest.get(keyOf(seed.id, times.startsAt));
}

const keyOf = (promoId: string, seasonStart: number) => `${promoId}@${seasonStart}`;

/** The activity state. A bonus can still be claimed after its promotion is over. */
function stateOf(
  { times }: CurrentPromotion,
  application: Application | undefined,
): PromotionItem['state'] {
  if (times.phase === 'coming') return 'COMING_SOON';
  const status = application?.status ?? null;
  if (times.phase === 'running' || status === 'ISSUED' || status === 'CLAIMED') return status;
  return 'CLOSED';
}

/** A promotion as returned to the caller, with the caller's state. */
export function promotionItem(
  promotion: CurrentPromotion,
  application: Application | undefined,
  language: string,
): PromotionItem {
  const { seed, times } = promotion;
  const amount = application?.amount ?? null;
  return {
    id: seed.id,
    category: seed.category,
    title: inLanguage(seed.title, language),
    summary: inLanguage(seed.summary, language),
    picture: `/art/promotion/${seed.id}`,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    entry: seed.entry,
    state: stateOf(promotion, application),
    bonus: amount,
    currency: amount === null ? null : (application?.currency ?? null),
  };
}
