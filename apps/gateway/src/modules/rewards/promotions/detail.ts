import type { getPromotion } from '@perya/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { promotionNow, type PromotionNow } from './running';
import { promotionPicture } from './schema';
import { standingOf, wirePromotion, type Application } from './standing';
import { termsOf } from './terms';
import { REASONS } from './words';

/** One promotion with its terms, and what the caller sent for it. */
export async function detail({ input, ctx }: Call<typeof getPromotion>) {
  const promotion = promotionNow(ctx, input.promoId);
  const application = (await standingOf(ctx))(promotion);
  return {
    ...wirePromotion(promotion, application, ctx.language),
    content: termsOf(promotion, ctx),
    pictureRequired: promotion.seed.isPictureNeeded,
    rankRequired: isBelow(promotion, ctx) ? promotion.seed.minRank : null,
    application: application === undefined ? null : await wireApplication(ctx, application),
  };
}

/** Whether a member has not the rank for it; a guest may still turn out to have. */
const isBelow = ({ seed }: PromotionNow, { member }: CallContext) =>
  member !== undefined && member.clubRank < seed.minRank;

async function wireApplication({ db, language, platform }: CallContext, application: Application) {
  const { id, comment, reason, createdAt, decidedAt, claimedAt } = application;
  const pictures = await db
    .select({ name: promotionPicture.name })
    .from(promotionPicture)
    .where(eq(promotionPicture.applicationId, id))
    .orderBy(asc(promotionPicture.position));
  return {
    createTime: createdAt.getTime(),
    comment,
    images: pictures.map(({ name }) => pictureAddress(platform, 'promotion', name)),
    decideTime: (claimedAt ?? decidedAt)?.getTime() ?? null,
    reason: reason === null ? null : inLanguage(REASONS[reason], language),
  };
}
