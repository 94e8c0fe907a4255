import type { getPromotion } from '@perya/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { messagesIn } from '../../../kernel/text/messages';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { promotionNow, type CurrentPromotion } from './running';
import { promotionPicture } from './schema';
import { standingOf, promotionItem, type Application } from './standing';
import { termsOf } from './terms';

/** One promotion with its terms and the caller's application. */
export async function detail({ input, ctx }: Call<typeof getPromotion>) {
  const promotion = promotionNow(ctx, input.id);
  const application = (await standingOf(ctx))(promotion);
  return {
    ...promotionItem(promotion, application, ctx.language),
    html: termsOf(promotion, ctx),
    isPictureNeeded: promotion.seed.isPictureNeeded,
    rankNeeded: isBelow(promotion, ctx) ? promotion.seed.minRank : null,
    application: application === undefined ? null : await applicationItem(ctx, application),
  };
}

/** Whether the member's rank is too low; a guest's rank isn't known yet. */
const isBelow = ({ seed }: CurrentPromotion, { member }: CallContext) =>
  member !== undefined && member.clubRank < seed.minRank;

async function applicationItem({ db, language, platform }: CallContext, application: Application) {
  const { id, comment, reason, createdAt, decidedAt, claimedAt } = application;
  const pictures = await db
    .select({ name: promotionPicture.name })
    .from(promotionPicture)
    .where(eq(promotionPicture.applicationId, id))
    .orderBy(asc(promotionPicture.position));
  return {
    sentAt: createdAt.getTime(),
    comment,
    pictures: pictures.map(({ name }) => pictureAddress(platform, 'promotion', name)),
    decidedAt: (claimedAt ?? decidedAt)?.getTime() ?? null,
    reason: reason === null ? null : messagesIn(language)(`promotion.rejection.${reason}`),
  };
}
