import type { ApplicationRejectionReason, getPromotion } from '@perya/api-client';
import { asc, eq } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { messagesIn } from '../../../kernel/text/messages';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { ineligibilityOf } from './eligibility';
import { progressOf } from './progress';
import { PAID_AT } from './rules/rule';
import {
  claimUntil,
  isOffered,
  isPictureNeeded,
  promotionNow,
  type CurrentPromotion,
} from './running';
import { promotionPicture } from './schema';
import { standingOf, promotionItem, type Application } from './standing';
import { termsOf } from './terms';

/** One promotion with its terms, the caller's progress and the caller's application. */
export async function detail({ input, ctx }: Call<typeof getPromotion>) {
  const promotion = promotionNow(ctx, input.id);
  const { seed } = promotion;
  const standing = (await standingOf(ctx))(promotion);
  const { application, claimable } = standing;
  if (!isOffered(seed, ctx.brand) && claimable.length === 0) {
    throw new Rejection(404, 'UNKNOWN_PROMOTION', 'not_found');
  }
  const item = promotionItem(promotion, standing, ctx);
  const [next] = claimable;
  return {
    ...item,
    html: termsOf(promotion, ctx),
    isPictureNeeded: isPictureNeeded(seed),
    rankNeeded: isBelow(promotion, ctx) ? seed.minRank : null,
    ineligible: await ineligibilityOf(promotion, ctx),
    progress:
      item.state === null || item.state === 'JOINED' ? await progressOf(promotion, ctx) : null,
    claimUntil: next === undefined ? null : claimUntil(next),
    paidAt: PAID_AT[seed.rule.kind],
    application: application === undefined ? null : await applicationItem(ctx, application),
  };
}

/** Whether the member's rank is too low; a guest's rank isn't known yet. */
const isBelow = ({ seed }: CurrentPromotion, { member }: CallContext) =>
  member !== undefined && member.clubRank < seed.minRank;

async function applicationItem({ db, language, platform }: CallContext, application: Application) {
  const { id, comment, reason, note, createdAt, decidedAt, claimedAt } = application;
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
    reason: reason === null ? null : reasonText(language, reason, note),
  };
}

/** The reason in the member's language, and what the person who decided added. */
function reasonText(language: string, reason: ApplicationRejectionReason, note: string | null) {
  const text = messagesIn(language)(`promotion.rejection.${reason}`);
  return note === null ? text : `${text} ${note}`;
}
