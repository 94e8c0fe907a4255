import type { applyForPromotion } from '@perya/api-client';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import { limit } from '../../../kernel/http/limits';
import type { Call } from '../../../kernel/http/serve';
import { isTrial, type Member } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { readPictures } from '../../../kernel/uploads/pictures';
import { ineligibilityOf, notEligible } from './eligibility';
import { isPictureNeeded, promotionNow, type CurrentPromotion } from './running';
import { promotionApplication, promotionPicture } from './schema';

/** Reading pictures is expensive; nobody writes more applications than this. */
const APPLICATIONS = { max: 20, windowMs: 600_000 };

/** Takes part: joins at once, or sends an application, which waits for a decision. */
export async function apply({ input, ctx }: Call<typeof applyForPromotion>): Promise<null> {
  const member = ctx.me();
  const promotion = promotionNow(ctx, input.id);
  refuseWhoMayNot(promotion, member);
  const ineligible = await ineligibilityOf(promotion, ctx);
  if (ineligible !== null) throw notEligible(ineligible);
  await assertNotOnBreak(ctx.db, ctx, member.id);
  await limit(ctx.db, `promotion-apply:${member.id}`, APPLICATIONS, ctx.now());
  const isJoining = promotion.seed.entry === 'JOIN';
  const { comment = '', pictures = [] } = isJoining ? {} : input;
  if (!isJoining) refuseIncomplete(promotion, comment, pictures);
  const read = await readPictures(pictures);

  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [application] = await tx
      .insert(promotionApplication)
      .values({
        promoId: promotion.seed.id,
        seasonStart: new Date(promotion.times.startsAt),
        memberId: member.id,
        status: isJoining ? 'JOINED' : 'APPLYING',
        comment: comment.trim(),
        currency: member.currency,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: promotionApplication.id });
    if (application === undefined) {
      throw new Rejection(409, 'ALREADY_APPLIED', 'promotion_already_joined');
    }
    if (read.length === 0) return;
    await tx
      .insert(promotionPicture)
      .values(read.map((picture) => ({ ...picture, applicationId: application.id })));
  });
  return null;
}

function refuseWhoMayNot({ seed, times }: CurrentPromotion, member: Member): void {
  if (isTrial(member)) throw trueAccountNeeded();
  if (times.phase !== 'running') {
    throw new Rejection(422, 'PROMOTION_NOT_RUNNING', 'promotion_not_running');
  }
  if (seed.entry === 'AUTO') {
    throw new Rejection(422, 'PROMOTION_AUTOMATIC', 'promotion_automatic');
  }
  if (member.clubRank < seed.minRank) {
    throw new Rejection(403, 'PROMOTION_RANK', 'promotion_rank_too_low', {
      params: { rank: seed.minRank },
    });
  }
}

function refuseIncomplete(
  { seed }: CurrentPromotion,
  comment: string,
  pictures: readonly Blob[],
): void {
  if (isPictureNeeded(seed) && pictures.length === 0) {
    throw new Rejection(422, 'PICTURE_NEEDED', 'promotion_picture_needed');
  }
  if (comment.trim() === '' && pictures.length === 0) {
    throw new Rejection(422, 'NOTHING_SENT', 'promotion_nothing_sent');
  }
}
